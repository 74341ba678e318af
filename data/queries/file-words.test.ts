import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { insertRows } from "../differences.ts";
import type { FileWordRow } from "../schema.ts";
import { listFileWords } from "./file-words.ts";

const word = (row: Partial<FileWordRow>): FileWordRow => ({
  store_id: 0,
  feed: "inventory",
  kind: "column",
  word: "folio",
  meaning: "",
  ...row,
});

describeEachDatabase("words of files", ({ create }) => {
  test("mean what somebody said, and a store's word wins over the chain's", async () => {
    const db = await create();
    const own = [
      word({ store_id: 7 }),
      word({ store_id: 7, kind: "make", word: "toyt", meaning: "Toyota" }),
      word({ meaning: "vin" }),
    ];
    await insertRows(db.main, "file_words", own);
    expect(await listFileWords(db, "inventory", 7)).toEqual({ column: { folio: "" }, make: { toyt: "Toyota" } });
    expect(await listFileWords(db, "inventory", null)).toEqual({ column: { folio: "vin" } });
    expect(await listFileWords(db, "prices", 7)).toEqual({});
  });
});
