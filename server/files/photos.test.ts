import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { readImage } from "./photos.ts";

const id = "0".repeat(32);

describeEachDatabase("a stored picture", ({ create }) => {
  test("that is not there is not found; a database that is away says so", async () => {
    const db = await create();
    await expect(readImage(db, id)).rejects.toMatchObject({ code: "not-found" });
    await db.reads.destroy();
    await expect(readImage(db, id)).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
  });
});
