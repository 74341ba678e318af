import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { Answer, PageCache } from "./page-cache.ts";
import { createRecompressor } from "./recompress.ts";

const words = Array.from({ length: 3000 }, (_, n) => `fila ${n % 97} espacio ${(n * 7) % 31}`).join(" ");
const answer = () => new Answer(200, Buffer.from(words), {});

it("gives an answer that is asked for again a smaller form of the same words", async () => {
  const cache = new PageCache(1e6, createRecompressor());
  const build = async () => ({ answer: answer(), keepMs: 60_000 });
  await cache.make("/", 1, build);
  const kept = await cache.make("/", 1, build);
  const first = await kept.encoded("br");
  cache.find("/", 1);
  cache.find("/", 1);
  await expect.poll(() => kept.ready("br")?.body.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync((await kept.encoded("br")).body).toString()).toBe(words);
});

it("knows the words again when the page is made anew", async () => {
  const recompress = createRecompressor();
  const [one, two] = [answer(), answer()];
  recompress(one);
  await expect.poll(() => one.ready("br")).toBeDefined();
  recompress(two);
  expect(two.ready("br")?.body).toBe(one.ready("br")?.body);
});
