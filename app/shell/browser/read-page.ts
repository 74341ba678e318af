import { having, marked, markOf } from "#app/marks.ts";
import type { SlotHtml } from "#app/slot.tsx";

/** Another page's document, to take parts from. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** What an island of another page was drawn from. */
export function readIsland<P>(page: ParentNode, name: string): { props: P; slots: SlotHtml } {
  const island = page.querySelector(having("island", name));
  if (!island) throw new Error(`the page has no ${name}`);
  const slots = [...marked(island, "slot")].map((slot) => [markOf(slot, "slot"), slot.innerHTML]);
  return { props: JSON.parse(markOf(island, "props") ?? "{}") as P, slots: Object.fromEntries(slots) as SlotHtml };
}
