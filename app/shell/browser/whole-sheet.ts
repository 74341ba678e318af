/** The loader put it there, for paper alone, before any module ran. */
const sheet = () => document.querySelector<HTMLLinkElement>("link[media=print]");

let applied: Promise<unknown> | undefined;

/**
 * The page came with the rules that it needs; the whole sheet followed for paper alone. Puts that to use on screen too,
 * before a part comes in that the page's own rules do not know.
 */
export function applySheet(): Promise<unknown> {
  // Whoever asks while it is on its way waits for the same.
  applied ??= apply();
  return applied;
}

async function apply(): Promise<void> {
  const link = sheet();
  if (!link) return;
  const ready = link.sheet
    ? undefined
    : new Promise((done) => ["load", "error"].map((e) => link.addEventListener(e, done)));
  link.media = "all";
  await ready;
}
