import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCaches } from "#tests/support/bare-caches.ts";
import { keep } from "./keep.ts";

const origin = "https://yonke.test";
let caches: ReturnType<typeof openCaches>;
beforeEach(() => {
  caches = openCaches();
});
afterEach(() => vi.unstubAllGlobals());

const paths = async () => (await (await caches.open("c")).keys()).map(({ url }) => url.replace(origin, ""));
const put = (path: string, atMost = 3, needed: string[] = []) =>
  keep("c", path, new Response(path), { atMost, needed });

describe("what a device keeps", () => {
  it("is so many, the oldest go first", async () => {
    for (const path of ["/a", "/b", "/c", "/d", "/e"]) expect(await put(path)).toBe(true);
    expect(await paths()).toEqual(["/c", "/d", "/e"]);
  });

  it("never lets go what no page works without", async () => {
    for (const path of ["/a", "/b", "/c", "/d", "/e"]) await put(path, 3, ["/a", "/c"]);
    expect(await paths()).toEqual(["/a", "/c", "/e"]);
  });

  it("makes room by a third where there is none", async () => {
    for (const path of ["/1", "/2", "/3", "/4", "/5", "/6"]) await put(path, 10);
    const cache = await caches.open("c");
    const real = cache.put.bind(cache);
    let refused = 0;
    cache.put = async (...given) => {
      if (refused++ === 0) throw new DOMException("full", "QuotaExceededError");
      return real(...given);
    };
    expect(await put("/7", 10)).toBe(true);
    expect(await paths()).toEqual(["/3", "/4", "/5", "/6", "/7"]);
  });

  it("is nothing where there is no room even then, and nobody is told of an error", async () => {
    const cache = await caches.open("c");
    cache.put = async () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(await put("/1")).toBe(false);
    vi.stubGlobal("caches", { open: async () => Promise.reject(new Error("refused")) });
    expect(await put("/1")).toBe(false);
  });
});
