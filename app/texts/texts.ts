import { findOwnText } from "#content/chain-facts.ts";
import { type Fill, fillText } from "#content/fill-text.ts";
import type { Edition } from "#site/editions.ts";
import { parseText, type Text } from "./parse.ts";

// Some 200 KB in the server's memory, nothing in the browser's: a text travels only with its page.
const files = import.meta.glob<string>("../../content/pages/*.md", { query: "?raw", import: "default", eager: true });

/** A text in one edition: the chain's own, or that of content/pages. */
export function getText(name: string, edition: Edition, link: (href: string) => string | undefined, fill: Fill): Text {
  const source = findOwnText(name, edition) ?? files[`../../content/pages/${name}.${edition}.md`];
  if (source === undefined) throw new Error(`content/pages/${name}.${edition}.md does not exist`);
  return parseText(fillText(source, edition, fill), link);
}
