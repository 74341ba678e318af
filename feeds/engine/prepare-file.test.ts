import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { english } from "./fixtures/rows.ts";
import { createImages } from "./images/images.ts";
import { prepareFile } from "./prepare-file.ts";
import { inspectFile } from "./read/inspect-file.ts";
import { openFile } from "./read/open-file.ts";
import { createReport } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-prepare-"));
afterAll(() => rmSync(folder, { recursive: true }));

type More = Partial<Pick<Parameters<typeof prepareFile>[0], "feed" | "storeId" | "dates" | "said" | "format">>;
async function prepare(text: string, more: More = {}) {
  const path = join(folder, "file.csv");
  writeFileSync(path, text);
  const opened = await openFile(path);
  const report = createReport({ feed: "inventory", file: "file.csv", sha256: "", format: "csv", encoding: "utf-8" });
  const read: number[] = [];
  const prepared = await prepareFile({
    feed: "inventory",
    file: await inspectFile(opened),
    format: "csv",
    images: createImages({ folder, fetching: false, isKnown: async () => false }),
    dates: undefined,
    now: new Date("2026-11-15T18:00:00Z"),
    storeId: undefined,
    isStore: (word) => word.startsWith("Yard"),
    said: {},
    report,
    onBytes: (bytes) => read.push(bytes),
    ...more,
  });
  const lines: [number, boolean][] = [];
  for await (const some of prepared?.rows ?? []) for (const { line, ok } of some) lines.push([line, ok]);
  await opened.close();
  return { prepared, lines, read, report, refusals: english(report.refusals).join(" "), notes: english(report.notes) };
}
const head = "store,stock_number,year,make,model,row";
const car = "FW1,A1,2003,Honda,Accord,1";

describe("a file that can be imported", () => {
  it("is read and checked, totals passed over, with what columns it has", async () => {
    const { prepared, lines, read, notes, refusals } = await prepare(
      `${head}\n${car}\nTotal,,,,,\nFW1,A2,2003,Honda,Accord,${"9".repeat(21)}\n`,
    );
    expect([refusals, prepared?.records, lines]).toEqual([
      "",
      2,
      [
        [2, true],
        [4, false],
      ],
    ]);
    expect(notes).toEqual(["Passed over as totals: line 3."]);
    expect([prepared?.hasColumn("row"), prepared?.hasColumn("color")]).toEqual([true, false]);
    expect(read.at(-1)).toBeGreaterThan(0);
    const many = await prepare(`${head}\n${car}\n${"Total,,,,,\n".repeat(12)}`);
    expect(many.notes).toEqual(["Passed over as totals: lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."]);
  });

  it("says which of its columns nobody reads, with what stands in them, and which stand twice", async () => {
    const { notes, report } = await prepare(`${head},Weather,reason,row\n${car},sunny,x,2\n${car},,,\n`);
    expect(notes).toEqual([
      "Columns not used: Weather.",
      'Column "row" stands more than once; the first that is filled in counts.',
    ]);
    expect(report.questions).toEqual([
      { kind: "column", word: "weather", said: "Weather", choices: [], count: 0, examples: ["sunny"] },
    ]);
  });

  it("takes a name for what somebody says that it means", async () => {
    const { prepared, refusals } = await prepare(`Zzz${head.slice(5)}\n${car}\n`, { said: { zzz: "store" } });
    expect([refusals, prepared?.hasColumn("store")]).toEqual(["", true]);
  });
});

describe("a file that is refused", () => {
  it("lacks a column that every line needs: which, and which of its own might be that", async () => {
    const { refusals, lines } = await prepare(`store,stock_number,yeer,make,row\n${car}\n`);
    expect(refusals).toContain(
      'The file has no columns "year" or "vin", "model" or "vin". Add them to the first line.',
    );
    expect(refusals).toContain('"yeer" might be "year".');
    expect([refusals.includes("Nothing was written"), lines]).toEqual([true, []]);
    expect((await prepare("a,b\n1,2\n")).refusals).toContain("names none of this feed's columns. They are: store,");
  });

  it("has a column that looks like the store, by its name or by what stands in it", async () => {
    const bare = head.slice(6);
    const branch = await prepare(`Sede,${bare}\n${car}\n`);
    expect(branch.refusals).toContain('does not know: "Sede" might be "store".');
    expect(branch.report.questions).toMatchObject([{ said: "Sede", examples: ["FW1"], choices: ["store"] }]);
    const named = await prepare(`Q,${bare}\nYard 1${car.slice(3)}\n`);
    expect(named.refusals).toContain('"Q" might be "store"');
    // Of a file for one store, or with a column of stores, nothing is asked.
    expect((await prepare(`Sede,${bare}\n${car}\n`, { storeId: 1 })).refusals).toBe("");
    expect((await prepare(`${head},Q\n${car},Yard 1\n`)).refusals).toBe("");
  });

  it("is empty, cannot be read, or tells nobody how it writes dates", async () => {
    expect((await prepare(`${head}\n`)).refusals).toContain("holds no records");
    const broken = await prepare(`${head}\n"FW1`);
    expect(broken.refusals).toMatch(/never closes.*Nothing was written/);
    const dated = `${head},date_set\n${car},05/06/2026\n`;
    expect((await prepare(dated)).refusals).toContain("can be read two ways");
    expect((await prepare(dated, { dates: "day" })).refusals).toBe("");
  });
});
