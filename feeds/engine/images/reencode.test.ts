import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { feedFile } from "#feeds/engine/fixtures/chain.ts";
import { readPicture } from "./read-picture.ts";
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

it("reads no drawing, whatever it is for, and no picture for longer than it may take", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>`;
  for (const text of [drawing, `<?xml version="1.0"?>${drawing}`, `\ufeff \n${drawing}`])
    for (const use of ["photo", "icon", "map"] as const)
      await expect(reencode(Buffer.from(text), use)).rejects.toMatchObject({
        said: { es: expect.stringContaining("no es una imagen JPEG"), en: expect.stringContaining("is not a JPEG") },
      });
  for (const form of ["jpeg", "png", "webp", "gif"] as const) {
    const read = await readPicture(
      await sharp(await picture(400, 300))
        [form]()
        .toBuffer(),
    );
    expect((await read.metadata()).format).toBe(form);
    expect(read).toMatchObject({ options: { timeoutSeconds: 20 } });
  }
});

it("asks for a telephone's HEIC as JPEG, and says how, in both languages", async () => {
  const photo = readFileSync(feedFile("engine/fixtures/photo.heic"));
  const said = {
    es: expect.stringMatching(/en JPEG.*Más compatible/),
    en: expect.stringMatching(/JPEG.*Most Compatible/),
  };
  await expect(reencode(photo, "photo")).rejects.toMatchObject({ said });
  for (const brand of ["heix", "mif1", "msf1"])
    await expect(readPicture(Buffer.from(`\0\0\0\x18ftyp${brand}`))).rejects.toMatchObject({ said });
  await expect(readPicture(Buffer.from("\0\0\0\x1cftypavif"))).rejects.toThrow("is not a JPEG");
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
