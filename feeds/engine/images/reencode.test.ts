import sharp from "sharp";
import { expect, it } from "vitest";
import { reencode } from "./reencode.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c1440e" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();

it("makes a picture no larger than its place, and drops what else was in the file", async () => {
  const image = await reencode(await picture(4000, 2000), "photo");
  expect(image).toMatchObject({ mime: "image/jpeg", width: 1600, height: 800 });
  expect((await sharp(image.bytes).metadata()).exif).toBeUndefined();
});

it("never enlarges", async () =>
  expect(await reencode(await picture(300, 200), "photo")).toMatchObject({ width: 300, height: 200 }));

it("turns a picture upright", async () => {
  const lying = await sharp(await picture(400, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await reencode(lying, "photo")).toMatchObject({ width: 200, height: 400 });
});

it("refuses what is too small or no picture", async () => {
  await expect(reencode(await picture(20, 20), "icon")).rejects.toThrow("only 20 pixels wide");
  await expect(reencode(Buffer.from("<?php"), "photo")).rejects.toThrow();
});

it("makes the same bytes from the same file", async () => {
  const source = await picture(500, 300);
  expect(
    Buffer.compare(
      (await reencode(source, "photo")).bytes as Buffer,
      (await reencode(source, "photo")).bytes as Buffer,
    ),
  ).toBe(0);
});
