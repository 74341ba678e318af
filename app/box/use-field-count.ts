import { useEffect, useState } from "react";
import { useEdition } from "#app/page.tsx";
import { fetchSuggestions, isSlowLine } from "./fetch-suggestions.ts";
import { isTold } from "./is-told.ts";
import type { FieldLine } from "./read-plates.ts";

const nothing = { line: "", near: "", cars: 0 };
/** Nobody reads a count between two choices. */
const pauseMs = 250;

/** How many cars the fields lead to as they stand, asked as the line that says the same; 0 where nobody can say. */
export function useFieldCount({ line, car }: FieldLine, near: string): number {
  const edition = useEdition();
  const [counted, setCounted] = useState(nothing);
  useEffect(() => {
    if (line === "" || near === "" || isSlowLine()) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      // Its last word has ended.
      const asked = { typed: `${line} `, near };
      const found = await fetchSuggestions(asked, edition, asking.signal).catch(() => undefined);
      // A name that is read as another would count other cars.
      const isMeant = found?.understood.every(
        ({ kind, text }) => !isTold({ kind }) && (kind !== "car" || text === car),
      );
      if (!asking.signal.aborted) setCounted(isMeant ? { line, near, cars: found?.cars ?? 0 } : nothing);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [line, car, near, edition]);
  return counted.line === line && counted.near === near ? counted.cars : 0;
}
