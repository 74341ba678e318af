import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./encodings.ts";
import { Answer, type Form, PageCache, packsInHaste } from "./page-cache.ts";

const answer = (text: string) => new Answer(200, Buffer.from(text), {});
const long = "fila ".repeat(500);
const bytesIn = (form: Form | undefined) => form?.body as Buffer;

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
    expect(brotliDecompressSync(bytesIn(await a.encoded("br"))).toString()).toBe(long);
    expect(zstdDecompressSync(bytesIn(await a.encoded("zstd"))).toString()).toBe(long);
    expect(gunzipSync(bytesIn(await a.encoded("gzip"))).toString()).toBe(long);
  });

  it("is packed in haste while many are packed or wait, and with care again afterwards", async () => {
    const crowd = ["a", "b", "c"].map((letter) => answer(letter + long).encoded("br"));
    expect(packsInHaste(0)).toBe(true);
    await Promise.all(crowd);
    expect(packsInHaste(0)).toBe(false);
    expect(packsInHaste(3)).toBe(true);
    expect(chooseEncoding("gzip, deflate, br, zstd", true)).toBe("zstd");
    expect(chooseEncoding("br;q=0.5, zstd;q=0", true)).toBe("br");
  });

  it("is packed at once to the same bytes, but for what would hold up all others", () => {
    const a = answer(long);
    const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "zstd", "gzip"] as const) {
      const packed = a.encodedNow(encoding);
      expect(packed?.encoding).toBe(encoding);
      expect(unpack[encoding](bytesIn(packed)).toString()).toBe(long);
      expect(a.encodedNow(encoding)).toBe(packed);
    }
    expect(answer("short").encodedNow("br")).toMatchObject({ body: Buffer.from("short"), encoding: "identity" });
    expect(answer(long.repeat(200)).encodedNow("br")).toBeUndefined();
  });

  it("has a tag that follows the bytes", () => {
    expect(answer("a").etag).toBe(answer("a").etag);
    expect(answer("a").etag).not.toBe(answer("b").etag);
  });
});

describe("PageCache", () => {
  const build =
    (text = "x", keepMs = 60_000) =>
    async () => ({ answer: answer(text), keepMs });
  /** Asked for twice, and so kept. */
  async function make(cache: PageCache, key: string, text?: string, keepMs?: number) {
    await cache.make(key, 1, build(text, keepMs));
    return cache.make(key, 1, build(text, keepMs));
  }

  it("answers only for its version and within its time", async () => {
    const cache = new PageCache(1e6);
    await make(cache, "/a");
    expect(cache.find("/a", 1)).toBeDefined();
    expect(cache.find("/a", 2)).toBeUndefined();
    expect(cache.find("/a", 1, performance.now() + 120_000)).toBeUndefined();
  });

  it("hands out nothing past the moment from which it is not true, however much is asked of it", async () => {
    const cache = new PageCache(1e6);
    const made = async () => ({ answer: answer("sale"), keepMs: 30_000, holdsMs: 60_000 });
    await cache.make("/", 1, made);
    await cache.make("/", 1, made);
    await make(cache, "/a");
    const later = (ms: number) => ["/", "/a"].map((key) => cache.findStale(key, performance.now() + ms) !== undefined);
    expect([later(59_000), later(61_000)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it("keeps what is asked for a second time, and at once what it knows", async () => {
    const cache = new PageCache(1e6);
    await cache.make("/a", 1, build("first"));
    expect(cache.find("/a", 1)).toBeUndefined();
    await cache.make("/a", 1, build("second"));
    expect(cache.find("/a", 1)?.plain.toString()).toBe("second");
    await cache.make("/a", 2, build("newer"));
    expect(cache.find("/a", 2)?.plain.toString()).toBe("newer");
  });

  it("merges concurrent misses, and makes nothing for those who waited until it was there", async () => {
    const cache = new PageCache(1e6);
    await cache.make("/a", 1, build());
    let built = 0;
    const slow = async () => {
      built++;
      await new Promise((done) => setTimeout(done, 5));
      return { answer: answer("x"), keepMs: 60_000 };
    };
    await Promise.all([cache.make("/a", 1, slow), cache.make("/a", 1, slow), cache.make("/a", 1, slow)]);
    await cache.make("/a", 1, slow);
    expect(built).toBe(1);
  });

  it("takes in what is new though all else is wanted, and nothing that is larger than all it may hold", async () => {
    const cache = new PageCache(40_000);
    for (let i = 0; i < 7; i++) await make(cache, `/p${i}`, long);
    for (let i = 0; i < 7; i++) cache.find(`/p${i}`, 1);
    await make(cache, "/new", long);
    expect(cache.find("/new", 1)).toBeDefined();
    const before = cache.bytes;
    await make(cache, "/large", long.repeat(20));
    expect(cache.find("/large", 1)).toBeUndefined();
    expect(cache.bytes).toBe(before);
  });

  it("stays within its bytes and lets the oldest go that were not asked for since", async () => {
    const cache = new PageCache(40_000);
    await make(cache, "/wanted", long);
    for (let i = 0; i < 100; i++) {
      await make(cache, `/p${i}`, long);
      expect(cache.find("/wanted", 1), `after ${i} others`).toBeDefined();
    }
    expect(cache.bytes).toBeLessThanOrEqual(40_000);
    expect(cache.find("/p0", 1)).toBeUndefined();
    expect(cache.find("/p99", 1)).toBeDefined();
  });

  it("holds no more than it counts, however small its answers and in every encoding", async () => {
    const cache = new PageCache(1e6);
    const encodings = ["identity", "br", "zstd", "gzip"] as const;
    const held = new Set<ArrayBufferLike>();
    for (const words of [long.slice(0, 300), long.repeat(10)])
      for (let i = 0; i < 10; i++) {
        const kept = await make(cache, `/p${i} ${words.length}`, `${i} ${words}`);
        for (const encoding of encodings) {
          const { body } = await kept.encoded(encoding);
          held.add(body.buffer);
        }
      }
    expect(held.size).toBe(2 * 10 * encodings.length);
    const counted = Array.from(held, ({ byteLength }) => byteLength).reduce((a, b) => a + b);
    expect(counted).toBeGreaterThan(200_000);
    expect(counted).toBeLessThan(cache.bytes);
  });

  it("counts headers, and counts out what it has counted in", async () => {
    const cache = new PageCache(1e6);
    const kept = await make(cache, "/a", long);
    const { bytes } = cache;
    await kept.encoded("br");
    cache.keep("/a", 1, kept, 60_000);
    cache.keep("/a", 1, answer(long), 60_000);
    expect(cache.bytes).toBe(bytes);
    cache.keep("/a", 1, new Answer(200, Buffer.from(long), { "content-security-policy": "a".repeat(1_000) }), 60_000);
    expect(cache.bytes).toBeGreaterThan(bytes + 1_000);
  });

  it("cannot be emptied by asking for what nobody asks for again", async () => {
    const cache = new PageCache(40_000);
    await make(cache, "/", long);
    for (let i = 0; i < 1_000; i++) await cache.make(`/?zip=${i}`, 1, build(long));
    expect(cache.find("/", 1)).toBeDefined();
  });

  it("still has for a while what holds no longer", async () => {
    const cache = new PageCache(1e6);
    await make(cache, "/a");
    expect(cache.findStale("/a", performance.now() + 120_000)?.plain.toString()).toBe("x");
    expect(cache.findStale("/a", performance.now() + 3_600_000)).toBeUndefined();
    expect(cache.findStale("/b")).toBeUndefined();
  });

  it("does not keep what failed", async () => {
    const cache = new PageCache(1e6);
    await expect(cache.make("/a", 1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const made = await cache.make("/a", 1, build("y", 1));
    expect(made.plain.toString()).toBe("y");
  });
});

it("forgets what holds no more, with its bytes, and keeps the rest", () => {
  const cache = new PageCache(1_000_000);
  const [past, other] = [answer("past"), answer("other")];
  past.route = "past";
  for (const [key, one] of Object.entries({ "/a": past, "/b": other, "/c": past })) {
    cache.keep(key, 1, one, 1_000);
    cache.keep(key, 1, one, 1_000);
  }
  const three = cache.bytes;
  cache.forget(({ route }) => route === "past");
  expect(["/a", "/b", "/c"].map((key) => cache.find(key, 1))).toEqual([undefined, other, undefined]);
  expect([cache.findStale("/a"), cache.bytes < three / 2]).toEqual([undefined, true]);
});

it("forgets everything when it is cleared, also what was being made", async () => {
  const cache = new PageCache(1_000_000);
  const answer = new Answer(200, Buffer.from("old"), {});
  cache.keep("/a", 1, answer, 1_000);
  cache.keep("/a", 1, answer, 1_000);
  expect(cache.find("/a", 1)).toBe(answer);
  const made = Promise.withResolvers<{ answer: Answer; keepMs: number }>();
  const making = cache.make("/b", 1, () => made.promise);
  cache.clear();
  expect(cache.find("/a", 1)).toBeUndefined();
  made.resolve({ answer, keepMs: 1_000 });
  await making;
  cache.keep("/b", 2, answer, 0);
  expect(cache.find("/b", 1)).toBeUndefined();
  expect(cache.bytes).toBeLessThan(5_000);
});
