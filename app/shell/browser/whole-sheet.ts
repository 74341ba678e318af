import { having } from "#app/marks.ts";

const sheet = () => document.querySelector<HTMLLinkElement>(`link${having("later")}`);

/**
 * The page came with the rules that it needs, and with the whole sheet for paper alone. Puts that to use on screen too,
 * before a part comes in that the page's own rules do not know.
 */
export async function applySheet(): Promise<void> {
  const link = sheet();
  if (!link || link.media === "all") return;
  const ready = link.sheet
    ? undefined
    : new Promise((done) => ["load", "error"].map((e) => link.addEventListener(e, done)));
  link.media = "all";
  await ready;
}
