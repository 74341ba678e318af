import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { createImages } from "./images.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-images-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeEachDatabase("pictures that a file names", ({ create }) => {
  test("are read beside it and below, never elsewhere", async () => {
    const { main } = await create();
    mkdirSync(join(folder, "feed/photos"), { recursive: true });
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#c1440e" } });
    for (const name of ["feed/photos/in.jpg", "feed/..two.jpg", "out.jpg"])
      await picture.clone().jpeg().toFile(join(folder, name));
    const images = createImages(main, join(folder, "feed/cars.csv"), false);
    const load = async (name: string) => {
      await images.load(name, "photo");
      return images.find(name, "photo");
    };
    for (const name of ["photos/in.jpg", "./photos/../photos/in.jpg", "..two.jpg"])
      expect(await load(name)).toEqual({ id: expect.any(String) });
    for (const name of ["../out.jpg", "photos/../../out.jpg", ".."])
      expect(await load(name)).toEqual({ problem: expect.stringContaining("outside the folder") });
    expect(await load(join(folder, "out.jpg"))).toEqual({ problem: expect.stringContaining("not beside") });
  });
});
