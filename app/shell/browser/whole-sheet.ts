import { having, markOf } from "#app/marks.ts";

let applied: Promise<unknown> | undefined;

/**
 * The page came with the rules that it needs; the loader has seen to it that the whole sheet is at hand. Puts that to use
 * before a part comes in that the page's own rules do not know.
 */
export function applySheet(): Promise<unknown> {
  // Whoever asks while it is on its way waits for the same.
  applied ??= apply();
  return applied;
}

async function apply(): Promise<void> {
  const href = markOf(document.querySelector(`script${having("sheet")}`), "sheet");
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const ready = new Promise((done) => ["load", "error"].map((e) => link.addEventListener(e, done)));
  document.head.append(link);
  await ready;
}
