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

test("a picture of too many pixels, or a broken one, is told in words of the reader's language", async () => {
  const { images, load } = open();
  const large = sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } });
  await large.png().toFile(join(folder, "feed/large.png"));
  writeFileSync(join(folder, "feed/half.jpg"), (await picture.clone().toBuffer()).subarray(0, 400));
  expect(await load("large.png")).toEqual({
    problem: { es: expect.stringContaining("60 millones"), en: expect.stringContaining("60 million") },
  });
  expect(await load("half.jpg")).toMatchObject({ problem: { es: expect.not.stringMatching(/[(]/) } });
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

test("what is no picture says why, and web addresses are counted where they are not to be fetched", async () => {
  const { images, load } = open();
  const why = async (name: string) => {
    const found = await load(name);
    return found && "problem" in found ? found.problem.en : found;
  };
  for (const name of ["photos/in.txt", "photos/in.svg", "in", `${"x".repeat(200)}.jpg`, "a<b.jpg"])
    expect(await why(name), name).toContain("is not the name of a picture");
  writeFileSync(join(folder, "feed/words.jpg"), "words");
  expect(await why("words.jpg")).toContain("is not a JPEG");
  writeFileSync(join(folder, "feed/broken.jpg"), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]));
  expect(await why("broken.jpg")).toContain("is not a picture that can be read");
  expect(await why("photos/in.jpg/deeper.jpg")).toContain("is not beside");
  expect(images.notes()).toEqual([]);
  for (const name of ["https://x.test/a.jpg", "HTTP://x.test/b.jpg"]) expect(await load(name)).toBeUndefined();
  expect(images.notes()[0]?.en).toContain("2 photos are named by web address");
  await images.close();
  const piped = createImages({ folder: null, fetching: false, isKnown: async () => false });
  await piped.load({ name: "a.jpg", use: "photo" });
  expect(piped.find("a.jpg", "photo")).toEqual({
    problem: expect.objectContaining({ en: expect.stringContaining("the data was piped in") }),
  });
  await piped.close();
});

test("one that came out of this database goes back as it is, and each is read once for each use", async () => {
  const known: string[] = [];
  const { images, load } = open(async (id) => known.push(id) > 0);
  expect(await load("photos/in.jpg")).toEqual({ id: known[0] });
  await load("photos/in.jpg");
  expect(known).toHaveLength(1);
  expect(images.find("photos/in.jpg", "promo-desktop")).toBeUndefined();
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
