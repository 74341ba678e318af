import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { withMigrated } from "#tests/support/migrated.ts";
import { collect, givenRows, listTexts } from "./differences.ts";

const odd = ['"', "\\", '","', "[", "]", ",", "", " ", "\n", "ñ", "😀", "\u2028", "null"];
const text = fc.array(fc.oneof(fc.constantFrom(...odd), fc.string()), { maxLength: 5 }).map((parts) => parts.join(""));

it("lists all texts of a column as they are, whatever stands in them", async () => {
  await withMigrated(async ({ main }) => {
    const collected = async (texts: readonly string[]) => {
      const rows = givenRows(
        main,
        "makes",
        ["name"],
        texts.map((name) => ({ name })),
      );
      const { rows: found } = await sql<{
        list: string;
      }>`select ${collect(main, "name")} as list from ${rows} as given`.execute(main);
      return listTexts(found[0]?.list ?? "");
    };
    // What no text of a database can hold is left out.
    const texts = text.filter((one) => !one.includes("\0") && one.isWellFormed());
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 6 }), async (list) => {
        expect(await collected(list)).toEqual(list);
      }),
      { numRuns: 300 },
    );
    expect(await collected([])).toEqual([]);
    expect(await collected([""])).toEqual([""]);
  });
});
