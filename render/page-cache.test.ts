import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Answer, chooseEncoding, PageCache } from "./page-cache.ts";

const answer = (text: string) => new Answer(200, Buffer.from(text), {});
const long = "fila ".repeat(500);

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, zstd", "zstd"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", "identity"],
  ])("%s → %s", (accept, expected) => expect(chooseEncoding(accept)).toBe(expected));
});

describe("Answer", () => {
  it("compresses to what decompresses to the same bytes", async () => {
    const a = answer(long);
    expect(brotliDecompressSync(await a.encoded("br")).toString()).toBe(long);
    expect(zstdDecompressSync(await a.encoded("zstd")).toString()).toBe(long);
    expect(gunzipSync(await a.encoded("gzip")).toString()).toBe(long);
  });

  it("has a tag that follows the bytes", () => {
    expect(answer("a").etag).toBe(answer("a").etag);
    expect(answer("a").etag).not.toBe(answer("b").etag);
  });
});

describe("PageCache", () => {
  it("answers only for its version and within its time", async () => {
    const cache = new PageCache(1e6);
    await cache.make("/a", 1, async () => ({ answer: answer("x"), keepMs: 60_000 }));
    expect(cache.find("/a", 1)).toBeDefined();
    expect(cache.find("/a", 2)).toBeUndefined();
    await cache.make("/a", 1, async () => ({ answer: answer("x"), keepMs: 60_000 }));
    expect(cache.find("/a", 1, performance.now() + 120_000)).toBeUndefined();
  });

  it("merges concurrent misses", async () => {
    const cache = new PageCache(1e6);
    let built = 0;
    const build = async () => {
      built++;
      await new Promise((done) => setTimeout(done, 5));
      return { answer: answer("x"), keepMs: 60_000 };
    };
    await Promise.all([cache.make("/a", 1, build), cache.make("/a", 1, build), cache.make("/a", 1, build)]);
    expect(built).toBe(1);
  });

  it("stays within its bytes and lets the oldest go", async () => {
    const cache = new PageCache(40_000);
    for (let i = 0; i < 100; i++) await cache.make(`/p${i}`, 1, async () => ({ answer: answer(long), keepMs: 1e6 }));
    expect(cache.bytes).toBeLessThanOrEqual(40_000);
    expect(cache.find("/p0", 1)).toBeUndefined();
    expect(cache.find("/p99", 1)).toBeDefined();
  });

  it("does not keep what failed", async () => {
    const cache = new PageCache(1e6);
    await expect(cache.make("/a", 1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const made = await cache.make("/a", 1, async () => ({ answer: answer("y"), keepMs: 1 }));
    expect(made.plain.toString()).toBe("y");
  });
});
