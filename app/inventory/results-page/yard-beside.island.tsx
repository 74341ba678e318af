import { useEffect, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { clearMark, marked, markOf, setMark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { adoptSheets } from "#app/shell/browser/adopt-sheets.ts";
import { freshPart } from "#app/shell/browser/fresh-part.ts";
import { readPage } from "#app/shell/browser/read-page.ts";
import { stripCopy } from "./strip-copy.ts";
import { useYardInView } from "./yard-in-view.ts";
import "#app/inventory/results.css";

/** A yard with a map, and its page, which lights the cars of the search. */
export type DrawnYard = { id: number; name: string; href: string };

/** Where there is room for it beside the list. */
const roomy = "(width >= 1600px)";

/** Whoever scrolls past a yard does not ask for it. */
const stay = 400;

/** The yard as its own page draws it, but for the part of that page that its rows fill: here they open a sheet. */
async function fetchYard(href: string, signal: AbortSignal): Promise<Element | null> {
  const answer = await fetch(href, { signal, headers: { accept: "text/html" } });
  const page = readPage(await answer.text());
  const yard = page.querySelector(".living");
  if (!yard) return null;
  await adoptSheets(page);
  for (const island of marked(yard, "island")) {
    const { swap, ...props } = JSON.parse(markOf(island, "props") ?? "{}") as { swap?: string };
    setMark(island, "props", JSON.stringify(props));
  }
  for (const row of marked(yard, "swap")) clearMark(row, "swap");
  return yard;
}

/** The yard whose cars are in view, beside the list on a wide screen; it is fetched there alone, and last of all. */
function YardBeside({ yards }: { yards: readonly DrawnYard[] }) {
  const words = useCopy(stripCopy);
  const inView = useYardInView();
  const box = useRef<HTMLDivElement>(null);
  const fetched = useRef(new Map<string, Element | null>());
  const current = yards.find(({ id }) => id === inView) ?? yards[0];
  const href = current?.href;
  useEffect(() => {
    if (!href) return;
    const room = matchMedia(roomy);
    const asked = new AbortController();
    const show = async () => {
      if (!room.matches) return;
      const { current: kept } = fetched;
      if (!kept.has(href)) kept.set(href, await fetchYard(href, asked.signal));
      const yard = kept.get(href)?.cloneNode(true);
      if (!box.current || asked.signal.aborted) return;
      box.current.hidden = !yard;
      box.current.replaceChildren(...(yard ? [yard] : []));
      freshPart(box.current);
    };
    // Without an answer the link leads there.
    const tryIt = () => void show().catch(() => {});
    const timer = setTimeout(tryIt, fetched.current.has(href) ? 0 : stay);
    room.addEventListener("change", tryIt);
    return () => {
      clearTimeout(timer);
      asked.abort();
      room.removeEventListener("change", tryIt);
    };
  }, [href]);
  if (!current) return null;
  return (
    <aside className="beside" aria-labelledby="beside-h">
      <h2 id="beside-h">
        <a href={current.href}>{words.yardOf(current.name)}</a>
      </h2>
      <div className="beside__yard" ref={box} />
    </aside>
  );
}

export default defineIsland("yard-beside", YardBeside);
