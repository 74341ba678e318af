import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
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
