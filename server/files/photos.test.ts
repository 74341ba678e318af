import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addImages } from "#data/writes/images.ts";
import type { Answer } from "#render/page-cache.ts";
import { replyWith } from "#server/http/reply.ts";
import type { Services } from "#server/services.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { photoRoutes, readImage } from "./photos.ts";

const id = "0".repeat(32);

describeEachDatabase("a stored picture", ({ create }) => {
  test("that is not there is not found; a database that is away says so", async () => {
    const db = await create();
    await expect(readImage(db, id)).rejects.toMatchObject({ code: "not-found" });
    await db.reads.destroy();
    await expect(readImage(db, id)).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
  });
});

test("pictures are made without keeping the steps to them in memory", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-photos-"));
  photoRoutes({ config: { dataDir } } as Services);
  rmSync(dataDir, { recursive: true });
  const { memory, items } = sharp.cache();
  expect([memory.max, items.max]).toEqual([0, 0]);
});

describeEachDatabase("the answer of a stored picture", ({ create }) => {
  test("is sent as it is packed, but a drawing may be packed smaller", async () => {
    const db = await create();
    const image = (mime: "image/jpeg" | "image/svg+xml", bytes: Uint8Array) => ({ mime, width: 4, height: 2, bytes });
    const drawing = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(99)}</svg>`);
    const [photo, svg] = (await addImages(db.main, [
      image("image/jpeg", new Uint8Array(2000)),
      image("image/svg+xml", drawing),
    ])) as [string, string];
    const dataDir = mkdtempSync(join(tmpdir(), "yonke-photos-"));
    const stock = { current: { campaigns: { images: new Map() }, chain: { images: new Map() } } };
    const [, images] = photoRoutes({ config: { dataDir }, db, stock } as unknown as Services);
    const packed = async (id: string) => {
      const answer = (await images?.answer({ path: `/images/${id}` } as never, undefined as never)) as Answer;
      const reply = await replyWith(answer, { method: "GET", ifNoneMatch: undefined, acceptEncoding: "br, gzip" });
      return reply.headers["content-encoding"];
    };
    expect([await packed(photo), await packed(svg)]).toEqual([undefined, "br"]);
    rmSync(dataDir, { recursive: true });
  });
});
