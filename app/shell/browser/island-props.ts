import { marked, markOf } from "#app/marks.ts";

/** Stands for markup that is in the page already: to read a long list out of it would cost more than to wake all else. */
const inPlace = "<!--kept-->";

const propsOf = (root: Element, kept: (part: HTMLElement) => string): object => ({
  ...(JSON.parse(markOf(root, "props") ?? "{}") as object),
  ...Object.fromEntries([...marked(root, "kept")].map((part) => [markOf(part, "kept"), kept(part)])),
});

/** What an island of this page wakes with. */
export const wakingProps = (root: Element): object => propsOf(root, () => inPlace);

/** What an island of another page was drawn from, the markup that it keeps included. */
export const islandProps = (root: Element): object => propsOf(root, (part) => part.innerHTML);
