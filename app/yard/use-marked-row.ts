import { useEffect, useState } from "react";
import { having, markOf } from "#app/marks.ts";
import { sameRow } from "#drawings/yard-geometry.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";

/** The number of the row that a query names; -1 for none. */
export function rowAsked({ rows, zones }: YardSketch, query: URLSearchParams): number {
  const [label, section] = [query.get("row") ?? "", query.get("section") ?? ""];
  const named = rows.flatMap((row, number) => (label && sameRow(row[0], label) ? [number] : []));
  return named.find((number) => zones[rows[number]?.[1] ?? -1]?.[0] === section) ?? named[0] ?? -1;
}

/** The marked row follows whatever link, form or step through the history answers the page's part `swap` in place. */
export function useMarkedRow(sketch: YardSketch, row: number, swap: string | undefined) {
  const [marked, setMarked] = useState(row);
  useEffect(() => {
    if (!swap) return;
    const ends = new AbortController();
    const { signal } = ends;
    const follow = (query: URLSearchParams) => setMarked(rowAsked(sketch, query));
    document.addEventListener(
      "click",
      (event) => {
        const link = (event.target as Element).closest?.(`a${having("swap", swap)}`);
        const address = link?.getAttribute("href");
        if (address && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey)
          follow(new URL(address, location.href).searchParams);
      },
      { signal },
    );
    document.addEventListener(
      "submit",
      (event) => {
        const form = event.target as HTMLFormElement;
        if (markOf(form, "swap") !== swap) return;
        const typed = new FormData(form).get("row");
        follow(new URLSearchParams(typeof typed === "string" ? { row: typed } : {}));
      },
      { signal },
    );
    addEventListener("popstate", () => follow(new URLSearchParams(location.search)), { signal });
    return () => ends.abort();
  }, [sketch, swap]);
  return [marked, setMarked] as const;
}
