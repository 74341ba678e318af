import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Added = { tag: string; rel?: string; href?: string; as?: string; type?: string; src?: string };
let added: Added[];
let faces: string[];
let used: string[];
let paint: () => Promise<void>;
let frame: () => void;
let listeners: (() => void)[];
let disconnected: number;
let root: { style: { setProperty(): void }; dataset: Record<string, string>; attributes: Map<string, string> };
let arrive: Map<string, (fine: boolean) => void>;

type Visit = {
  kept?: Record<string, string>;
  referrer?: string;
  letters?: string[];
  own?: boolean;
  marks?: [string, string][];
  readyState?: DocumentReadyState;
};
const allMarks: [string, string][] = [
  ["data-modules", "/a.js /b.js"],
  ["data-preload", "/react.js"],
];
async function open(visit: Visit = {}) {
  const { kept = {}, referrer = "", letters, own = false, marks = allMarks, readyState = "complete" } = visit;
  const attributes = new Map(marks);
  const faces = letters?.map((family) => [family, family === "Sign" ? "800" : "500", `${family}.woff2`]);
  if (faces) attributes.set("data-letters", JSON.stringify(faces));
  if (own) attributes.set("data-own", "yes");
  const set = (name: string, value: string) => root.attributes.set(name, value);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null });
  vi.stubGlobal("location", { origin: "https://yonke.test" });
  listeners = [];
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal("document", {
    currentScript: { getAttribute: (name: string) => attributes.get(name) ?? null },
    documentElement: { ...root, setAttribute: set },
    fonts: { add: (font: { family: string }) => used.push(font.family) },
    head: { append: (one: Added) => added.push(one) },
    referrer,
    readyState,
    createElement: (tag: string) => ({ tag }),
  });
  vi.resetModules();
  await import("./loader.ts");
}
const modules = () => added.filter(({ tag }) => tag === "script").map(({ src }) => src);

beforeEach(() => {
  vi.useFakeTimers();
  [added, faces, used, disconnected, arrive] = [[], [], [], 0, new Map()];
  root = { style: { setProperty() {} }, dataset: {}, attributes: new Map() };
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 0));
  vi.stubGlobal(
    "FontFace",
    class {
      readonly family: string;
      constructor(family: string, source: string, { weight }: { weight: string }) {
        this.family = family;
        faces.push(`${family} ${weight} ${source}`);
      }
      load() {
        return new Promise((done, fail) => {
          arrive.set(this.family, (fine) => (fine ? done(this) : fail(new Error("no line"))));
        });
      }
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #seen: () => void;
      constructor(seen: () => void) {
        this.#seen = seen;
      }
      observe() {
        frame = this.#seen;
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(seen: (list: undefined, observer: { disconnect(): void }) => Promise<void>) {
        paint = () => seen(undefined, { disconnect: () => disconnected++ });
      }
      observe(wish: object) {
        expect(wish).toEqual({ type: "paint", buffered: true });
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const two = ["Barlow", "Sign"];

it("fetches nothing before the first paint; then fonts, and modules once these are in use", async () => {
  await open({ letters: two });
  await vi.advanceTimersByTimeAsync(5000);
  expect([added, faces]).toEqual([[], []]);
  await paint();
  expect(disconnected).toBe(1);
  expect(added).toEqual(["/a.js", "/b.js", "/react.js"].map((href) => ({ tag: "link", rel: "modulepreload", href })));
  expect(faces).toEqual(["Barlow 500 url(Barlow.woff2)", "Sign 800 url(Sign.woff2)"]);
  arrive.get("Barlow")?.(true);
  await vi.advanceTimersByTimeAsync(100);
  // In one frame, or none.
  expect([used, modules()]).toEqual([[], []]);
  arrive.get("Sign")?.(false);
  await vi.advanceTimersByTimeAsync(100);
  expect([used, modules()]).toEqual([["Barlow"], ["/a.js", "/b.js"]]);
  expect(added.at(-1)?.type).toBe("module");
});

it("waits for the rest of a page whose upper part was painted", async () => {
  await open({ letters: two, readyState: "loading" });
  paint();
  await vi.advanceTimersByTimeAsync(5000);
  expect([added, faces]).toEqual([[], []]);
  listeners.at(-1)?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(added, "its paint comes first").toEqual([]);
  frame();
  await vi.advanceTimersByTimeAsync(1);
  expect([added.length, faces.length]).toEqual([3, 2]);
});

it("asks for four modules at a time", async () => {
  const names = [..."abcdef"].map((name) => `/${name}.js`);
  await open({ marks: [["data-preload", names.join(" ")]] });
  await paint();
  expect(added.map(({ href }) => href)).toEqual(names.slice(0, 3));
  await vi.advanceTimersByTimeAsync(1);
  expect(added.map(({ href }) => href)).toEqual(names);
});

it("lets the modules wait a second at most", async () => {
  await open({ letters: two });
  await paint();
  await vi.advanceTimersByTimeAsync(999);
  expect(modules()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(modules()).toEqual(["/a.js", "/b.js"]);
});

it("begins with the fonts at once for who comes from another page of ours, and asks for them once", async () => {
  await open({ letters: two, referrer: "https://yonke.test/precios" });
  expect(faces).toHaveLength(2);
  await paint();
  expect(faces).toHaveLength(2);
  await open({ letters: two, referrer: "https://yonke.test.example/precios" });
  expect(faces).toHaveLength(2);
});

it("starts the modules where the page names no letters", async () => {
  await open();
  await paint();
  await vi.advanceTimersByTimeAsync(10);
  expect(modules()).toEqual(["/a.js", "/b.js"]);
});

it("shows cars and colours as the device last had them", async () => {
  await open();
  expect(root.attributes.size).toBe(0);
  await open({ kept: { "yonke.view": '"pictures"', "yonke.sun": "1" } });
  expect(Object.fromEntries(root.attributes)).toEqual({ "data-view": "pictures", "data-sun": "on" });
  root.attributes.clear();
  await open({ kept: { "yonke.view": '"list"' } });
  expect(root.attributes.size).toBe(0);
});

it("starts at the paint on a page that shows what is the device's own, and once", async () => {
  await open({ own: true, readyState: "loading", letters: ["Barlow"] });
  expect(modules()).toEqual([]);
  await paint();
  expect(modules()).toEqual(["/a.js", "/b.js"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(modules()).toEqual(["/a.js", "/b.js"]);
});

it("fetches nothing where the page names nothing", async () => {
  await open({ marks: [] });
  await paint();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(added).toEqual([]);
});

it("asks for nothing of a page of the device's own that names its scripts itself, and runs them at the paint", async () => {
  await open({
    own: true,
    marks: [
      ["data-modules", "/a.js /b.js"],
      ["data-preload", ""],
    ],
  });
  await paint();
  expect(added.map(({ tag, src }) => [tag, src])).toEqual([
    ["script", "/a.js"],
    ["script", "/b.js"],
  ]);
});
