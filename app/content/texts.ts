import type { Edition } from "#site/editions.ts";
import { parseText, type Text } from "./parse.ts";

// Read on demand, so a page's words cost nothing until someone asks for them.
const files = import.meta.glob<string>("../../content/pages/*.md", { query: "?raw", import: "default" });

/** A text of content/pages in one edition. */
export async function getText(
  name: string,
  edition: Edition,
  link: (page: string) => string,
  values: Record<string, string>,
): Promise<Text> {
  const read = files[`../../content/pages/${name}.${edition}.md`];
  if (!read) throw new Error(`content/pages/${name}.${edition}.md does not exist`);
  return parseText(await read(), link, values);
}
