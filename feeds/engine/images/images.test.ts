import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasImage } from "#data/queries/feeds-images.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { createImages } from "./images.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-images-"));
const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#c1440e" } }).jpeg();

beforeAll(async () => {
  mkdirSync(join(folder, "feed/photos"), { recursive: true });
  for (const name of ["feed/photos/in.jpg", "feed/..two.jpg", "out.jpg"])
    await picture.clone().toFile(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (isKnown = async (_id: string) => false) => {
  const images = createImages({ folder: join(folder, "feed"), fetching: false, isKnown });
  const load = async (name: string) => {
    await images.load({ name, use: "photo" });
    return images.find(name, "photo");
  };
  return { images, load };
};

test("pictures are read beside the file and below, never elsewhere", async () => {
  const { images, load } = open();
  for (const name of ["photos/in.jpg", "./photos/../photos/in.jpg", "..two.jpg"])
    expect(await load(name)).toEqual({ id: expect.any(String) });
  for (const name of ["../out.jpg", "photos/../../out.jpg", join(folder, "out.jpg")])
    expect(await load(name)).toEqual({
      problem: expect.objectContaining({ en: expect.stringContaining("outside the folder") }),
    });
  expect(await load("photos/lost.jpg")).toEqual({
    problem: expect.objectContaining({ en: expect.stringContaining("not beside") }),
  });
  await images.close();
});

test("a link counts as what it leads to, and only plain files of a bearable size are read", async () => {
  const { images, load } = open();
  const at = (name: string) => join(folder, "feed", name);
  symlinkSync("photos/in.jpg", at("inside.jpg"));
  symlinkSync("../out.jpg", at("outside.jpg"));
  symlinkSync("/dev/zero", at("endless.jpg"));
  symlinkSync("..", at("up"));
  symlinkSync("round.jpg", at("round.jpg"));
  execFileSync("mkfifo", [at("pipe.jpg")]);
  mkdirSync(at("folder.jpg"));
  writeFileSync(at("huge.jpg"), "");
  truncateSync(at("huge.jpg"), 21 * 1024 * 1024);
  expect(await load("inside.jpg")).toEqual({ id: expect.any(String) });
  for (const name of ["outside.jpg", "endless.jpg", "up/out.jpg"])
    expect(await load(name)).toEqual({
      problem: expect.objectContaining({ en: expect.stringContaining("outside the folder") }),
    });
  expect(await load("round.jpg")).toEqual({
    problem: expect.objectContaining({ en: expect.stringContaining("is a link") }),
  });
  for (const name of ["pipe.jpg", "folder.jpg"])
    expect(await load(name)).toEqual({
      problem: expect.objectContaining({ en: expect.stringContaining("not a plain file") }),
    });
  expect(await load("huge.jpg")).toEqual({ problem: expect.objectContaining({ en: "is larger than 20 MB." }) });
  await images.close();
});

describeEachDatabase("pictures that a file names", ({ create }) => {
  test("are kept only when they are stored", async () => {
    const { main } = await create();
    const { images, load } = open((id) => hasImage(main, id));
    const loaded = (await load("photos/in.jpg")) as { id: string };
    expect(await hasImage(main, loaded.id)).toBe(false);
    await images.store(main, { name: "photos/in.jpg", use: "photo" });
    expect(await hasImage(main, loaded.id)).toBe(true);
    await images.close();
  });
});
