import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { makeZip } from "#tests/support/make-zip.ts";
import { openFile } from "../open-file.ts";
import { readSharedTexts } from "./shared-texts.ts";
import { sheetLines } from "./sheet-lines.ts";
import { unpack } from "./unpack.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-book-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(files: Record<string, string>) {
  const path = join(folder, "book.xlsx");
  writeFileSync(path, makeZip(files));
  const file = await unpack(await openFile(path));
  const pieces: Buffer[] = [];
  for await (const chunk of file.chunks(1000)) pieces.push(chunk);
  await file.close();
  return { text: Buffer.concat(pieces).toString(), notes: (file.notes ?? []).map(({ en }) => en) };
}
const related = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const rels = (...all: string[]) => ({ "xl/_rels/workbook.xml.rels": `<R>${all.join("")}</R>` });
const book = (sheets: string, more = "") => ({
  "xl/workbook.xml": `<workbook>${more}<sheets>${sheets}</sheets></workbook>`,
});
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const day = sheet('<row><c s="1"><v>44514</v></c><c t="s"><v>0</v></c></row>');
const one = {
  ...book('<sheet name="A" r:id="r1"/>'),
  ...rels(
    related("r1", "worksheet", "worksheets/a.xml"),
    related("r2", "styles", "styles.xml"),
    related("r3", "sharedStrings", "/xl/texts.xml"),
  ),
  "xl/styles.xml": '<s><cellXfs><xf/><xf numFmtId="14"/></cellXfs></s>',
  "xl/texts.xml": "<sst><si><t>ñ</t></si></sst>",
  "xl/Worksheets/A.xml": day,
};

describe("a workbook", () => {
  it("has its styles and texts where its relations say, in capitals or not", async () => {
    expect(await read(one)).toEqual({ text: "2021-11-14,ñ\n", notes: [] });
  });

  it("with macros is read without them, and says so", async () => {
    expect((await read(one)).notes).toEqual([]);
    const { notes } = await read({ ...one, "xl/vbaProject.bin": "Sub Auto_Open()" });
    expect(notes).toEqual([expect.stringContaining("neither run nor kept")]);
  });

  it("counts its days from 1904 where it says so", async () => {
    for (const [said, year] of [
      ["1", "2025-11-15"],
      ["true", "2025-11-15"],
      ["0", "2021-11-14"],
    ])
      expect(
        (await read({ ...one, ...book('<sheet name="A" r:id="r1"/>', `<workbookPr date1904="${said}"/>`) })).text,
      ).toBe(`${year},ñ\n`);
  });

  it("is read by the first sheet that can be seen, and says so where there are more", async () => {
    const sheets = '<sheet name="H" state="hidden" r:id="r9"/><sheet name="A" state="visible" r:id="r1"/>';
    expect((await read({ ...one, ...book(sheets) })).notes).toEqual([]);
    const { notes } = await read({
      ...one,
      ...book(`${sheets}<sheet name="B" r:id="r9"/><sheet name="C" r:id="r8"/>`),
    });
    expect(notes).toEqual([expect.stringContaining("Only the sheet “A” was read; the workbook has 2 more")]);
    await expect(read({ ...one, ...book('<sheet name="H" state="veryHidden" r:id="r1"/>') })).rejects.toThrow(
      "no sheet",
    );
  });

  it("needs no styles and texts, but its sheet and its relations", async () => {
    const bare = { ...book('<sheet name="A" r:id="r1"/>'), ...rels(related("r1", "worksheet", "a.xml")) };
    expect((await read({ ...bare, "xl/a.xml": day })).text).toBe("44514,\n");
    await expect(read(bare)).rejects.toThrow("lacks its part xl/a.xml");
    await expect(read(book('<sheet name="A" r:id="r1"/>'))).rejects.toThrow("lacks its part xl/_rels");
  });
});

const stream = (text: string) => Readable.from([Buffer.from(text)]);

it("the texts of a workbook are joined from their pieces, without how they are spoken", async () => {
  const texts =
    "<sst><si><r><t>a</t></r><r><t> b</t></r></si><si/><si><t>c</t><rPh><t>x</t></rPh><t>d</t>no</si></sst>";
  expect(await readSharedTexts(stream(texts))).toEqual(["a b", "", "cd"]);
});

it("a text of a workbook that has no end is not read to it", async () => {
  const piece = Buffer.from("x".repeat(100_000));
  let asked = 0;
  function* endless() {
    yield Buffer.from("<sst><si><t>");
    while (asked++ < 1000) yield piece;
  }
  await expect(readSharedTexts(Readable.from(endless()))).rejects.toThrow("longer than 1 MB");
  expect(asked).toBeLessThan(50);
});

describe("the cells of a sheet", () => {
  const workbook = {
    texts: ["zero", "one"],
    formats: [{ kind: "plain" }, { kind: "percent" }] as const,
    from1904: false,
  };
  async function lines(rows: string) {
    let text = "";
    for await (const some of sheetLines(stream(sheet(rows)), workbook)) text += some;
    return text;
  }

  it("stand in their columns, with nothing between them where nothing is", async () => {
    expect(await lines('<row r="2"><c r="A2"><v>1</v></c><c r="C2"><v>2</v></c><c><v>3</v></c></row>')).toBe(
      "\n1,,2,3\n",
    );
    expect(await lines('<row><c r="Z1"><v>1</v></c></row>')).toBe(`${",".repeat(25)}1\n`);
    expect(await lines('<row><c r="AB1"><v>1</v></c></row>')).toBe(`${",".repeat(27)}1\n`);
    expect(await lines('<row><c r="A1"/><c r="B1"><v>2</v></c></row><row/>')).toBe(",2\n\n");
    await expect(lines('<row><c r="1"><v>1</v></c></row>')).rejects.toThrow("cells");
  });

  it("are texts, answers, errors and numbers as the sheet shows them", async () => {
    const cell = (type: string, value: string, style = "0") => `<c t="${type}" s="${style}"><v>${value}</v></c>`;
    const cells = [
      cell("s", "1"),
      cell("s", "9"),
      cell("b", "0"),
      cell("b", "1"),
      cell("e", "#N/A"),
      cell("str", "007"),
      cell("d", "2026-01-02"),
      cell("n", "0.5", "1"),
      cell("n", "0.5", "99"),
    ];
    expect(await lines(`<row>${cells.join("")}</row>`)).toBe("one,,FALSE,TRUE,#N/A,007,2026-01-02,50%,0.5\n");
  });

  it("are on one line each, without their formulas", async () => {
    const cells = '<c t="inlineStr"><is><t>a\r\nb</t></is></c><c><f>1+1</f><v>2</v></c><c t="str"><v>x,y</v></c>';
    expect(await lines(`<row>${cells}</row>`)).toBe('a b,2,"x,y"\n');
  });

  it("may stand in the last row of a sheet, but not below it, nor in a row that was", async () => {
    expect(await lines('<row r="3"/><row/>')).toBe("\n\n\n\n");
    await expect(lines('<row r="3"/><row r="3"/>')).rejects.toThrow("near row 3");
    await expect(lines('<row r="0"/>')).rejects.toThrow("near row 0");
    expect((await lines('<row r="1048576"/>')).length).toBe(1_048_576);
    await expect(lines('<row r="1048577"/>')).rejects.toThrow("not in order");
  });
});
