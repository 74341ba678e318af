import { markOf, setMark } from "#app/marks.ts";
import { recall } from "#app/shell/browser/storage.ts";

/**
 * After the page's first paint, so that on a slow line nothing of what is shown first has to share: fetches the fonts that
 * the sheets keep for pages without script, puts them to use in one frame (until then others stand in for them), and
 * starts the page's modules, which wait a second at most for that frame. Who comes from another page of ours most likely
 * has the fonts already.
 */
const { currentScript, fonts, head, referrer } = document;
const modules = markOf(currentScript, "modules") ?? "";
const preload = markOf(currentScript, "preload") ?? "";
const later = JSON.parse(markOf(currentScript, "letters") ?? "[]") as [
  family: string,
  weight: string,
  address: string,
][];
const own = markOf(currentScript, "own") !== undefined;

// As the device's owner last looked at cars, before any is painted.
if (recall("view") === '"pictures"') setMark(document.documentElement, "view", "pictures");
if (recall("sun")) setMark(document.documentElement, "sun", "on");

// Where the pointer is tells nothing of a tap that is over: code that comes later reads here what was pressed last.
addEventListener("click", ({ target }) => setMark(document.documentElement, "pressed", (target as Element).id), true);

const wait = (ms?: number) => new Promise((done) => setTimeout(done, ms));

function add<Tag extends "link" | "script">(tag: Tag, list: string, set: (url: string) => object): void {
  for (const url of list.split(" ")) if (url) head.append(Object.assign(document.createElement(tag), set(url)));
}

async function letters(): Promise<void> {
  try {
    const faces = later.map(([family, weight, address]) => new FontFace(family, `url(${address})`, { weight }));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    await new Promise(requestAnimationFrame);
    for (const font of loaded) if (font.status === "fulfilled") fonts.add(font.value);
    await wait();
  } catch {}
}

/** A slow phone takes a while to ask for one: a few at a time. */
async function bring(): Promise<void> {
  const all = `${modules} ${preload}`.split(" ");
  while (all.length > 0) {
    add("link", all.splice(0, 4).join(" "), (href) => ({ rel: "modulepreload", href }));
    await wait();
  }
}
// What the device itself has shares no line with anything: the page that a worker keeps names its scripts itself.
const held = own && !preload;

/** The first paint may be of the upper part alone, while the rest is still on its way. */
const allPainted = new Promise<void>((done) => {
  if (document.readyState !== "loading") return done();
  // Such an observer hears of what it looks at with the next frame.
  const nextFrame = new IntersectionObserver(() => {
    nextFrame.disconnect();
    done();
  });
  addEventListener("DOMContentLoaded", () => nextFrame.observe(document.documentElement));
});

const coming = referrer.startsWith(`${location.origin}/`) && letters();
new PerformanceObserver(async (_, paints) => {
  paints.disconnect();
  if (!own) await allPainted;
  if (!held) bring();
  const start = () => add("script", modules, (src) => ({ type: "module", src }));
  // Nothing of what a page of the device's own is opened for stands there yet.
  if (own) start();
  Promise.race([coming || letters(), wait(1000)]).then(() => own || start());
}).observe({ type: "paint", buffered: true });
