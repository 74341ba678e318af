import { having } from "#app/marks.ts";
import { afterLoad } from "./after-load.ts";

const sheet = () => document.querySelector<HTMLLinkElement>(`link${having("later")}`);

/** The page came with the rules that it needs. The whole sheet is fetched when all else is there, for paper alone. */
export const fetchSheet = (): void => afterLoad(() => sheet()?.removeAttribute("disabled"));

/** Puts the whole sheet to use on screen too, before a part comes in that the page's own rules do not know. */
export async function applySheet(): Promise<void> {
  const link = sheet();
  if (!link || link.media === "all") return;
  const ready = link.sheet
    ? undefined
    : new Promise((done) => ["load", "error"].map((e) => link.addEventListener(e, done)));
  link.media = "all";
  link.removeAttribute("disabled");
  await ready;
}
