import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { feedFile } from "#feeds/engine/fixtures/chain.ts";
import { reencode } from "../reencode.ts";
import { decodeHeic, isHeic } from "./decode-heic.ts";

/** 320 × 200 as it lies in the file, which says that it is to be turned to the right. */
const photo = readFileSync(feedFile("engine/fixtures/turned.heic"));
/** 4000 × 3000 of one grey. */
const large = readFileSync(feedFile("engine/fixtures/large.heic"));
const generous = { mostPixels: 60_000_000, mostBytes: 768 * 1024 * 1024, mostMs: 600_000 };

const colourAt = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};
const near = (colour: number[], other: number[]) =>
  colour.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 40);

it("reads a telephone's photo, upright and in its colours", async () => {
  expect(isHeic(photo)).toBe(true);
  const { width, height, mime, bytes } = await reencode(photo, "photo");
  expect([width, height, mime]).toEqual([200, 320, "image/jpeg"]);
  // What lies left above in the file is right above after the turn.
  expect(near(await colourAt(bytes, 150, 80), [200, 180, 30])).toBe(true);
  expect(near(await colourAt(bytes, 50, 240), [20, 40, 200])).toBe(true);
});

it("takes no other file for one", () => {
  expect(isHeic(Buffer.from("GIF89a"))).toBe(false);
  expect(isHeic(Buffer.from("\0\0\0\x1cftypavif\0\0\0\0"))).toBe(false);
  expect(isHeic(Buffer.alloc(0))).toBe(false);
});

it("refuses in words what is broken, too large, too slow, or wants too much memory", async () => {
  const half = photo.subarray(0, 900);
  const noise = Buffer.from(photo);
  noise.fill(0xa5, 40);
  const refused = (bytes: Uint8Array, limits: object, why: string) =>
    expect(decodeHeic(bytes, { ...generous, ...limits })).rejects.toThrow(why);
  await Promise.all([
    ...[half, noise, photo.subarray(0, 16)].map((bad) => refused(bad, {}, "cannot be read")),
    refused(photo, { mostPixels: 63_999 }, "more than 60 million pixels"),
    refused(photo, { mostMs: 0 }, "takes too long"),
    refused(large, { mostBytes: 24 * 1024 * 1024 }, "cannot be read"),
  ]);
  const { width, height } = await (await decodeHeic(large, generous)).metadata();
  expect([width, height]).toEqual([4000, 3000]);
});

it("believes no size that a file claims", async () => {
  const bomb = Buffer.from(photo);
  const size = bomb.indexOf("ispe") + 8;
  bomb.writeUInt32BE(30_000, size);
  bomb.writeUInt32BE(30_000, size + 4);
  await expect(decodeHeic(bomb, generous)).rejects.toThrow(/more than 60 million pixels|cannot be read/);
});
