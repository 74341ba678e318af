import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { feedFile } from "#feeds/engine/fixtures/chain.ts";
import { makeZip } from "#tests/support/make-zip.ts";
import { openFile } from "../open-file.ts";
import { unpack } from "./unpack.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-unpack-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(path: string) {
  const file = await unpack(await openFile(path));
  const pieces: Buffer[] = [];
  for await (const chunk of file.chunks(1000)) pieces.push(chunk);
  return { file, text: Buffer.concat(pieces).toString() };
}

async function readZip(files: Record<string, string | Uint8Array>, lie = 0) {
  const path = join(folder, "file.zip");
  writeFileSync(path, makeZip(files, lie));
  return read(path);
}

const workbook = readFileSync(feedFile("engine/fixtures/stock.xlsx"));
const sheetOf = (rows: string) => ({
  "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="Hoja1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
  "xl/worksheets/sheet1.xml": `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
});

describe("a workbook", () => {
  it("is read as its first sheet, row 4 as line 4, days as days", async () => {
    const { file, text } = await read(feedFile("engine/fixtures/stock.xlsx"));
    await file.close();
    expect(text.split("\n")).toEqual([
      "Yonke Fort Worth: inventario al 15 de noviembre",
      "",
      "Yarda,Número de inventario,VIN,Año,Marca,Modelo,Fila,Fecha de llegada,Color,Millas",
      "FW1,1001,1HGCM82633A004352,2003,Honda,Accord,12,2026-11-02,Plata,154210",
      "FW1,00102,JTDKB20U077700121,2007,Toyota,Prius,14,2026-11-09 08:30,Azul claro,181455",
      "Total",
      "",
    ]);
    expect(file).toMatchObject({ form: "xlsx", notes: [{ en: expect.stringContaining("“Inventario”") }] });
  });

  it("may leave out the places of its cells, and write texts in them", async () => {
    const cells = `<x:c t="inlineStr"><x:is><x:t>a, "b"</x:t></x:is></x:c><x:c><x:v>0.30000000000000004</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c>`;
    const { file, text } = await readZip(
      sheetOf(`<x:row>${cells}</x:row><x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row>`),
    );
    await file.close();
    expect(text).toBe('"a, ""b""",0.3,TRUE\n\n,7\n');
  });

  it.each([
    [`<x:row r="2"></x:row><x:row r="1"></x:row>`, "not in order"],
    [`<x:row r="9999999"></x:row>`, "not in order"],
    [`<x:row><x:c r="ZZZ1"><x:v>1</x:v></x:c></x:row>`, "more than 1,000 cells"],
    [`<x:row><x:c`, "broken"],
    [
      `<x:row>${Array.from({ length: 30 }, () => `<x:c t="inlineStr"><x:is><x:t>${"a".repeat(50_000)}</x:t></x:is></x:c>`).join("")}</x:row>`,
      "longer than 1 MB",
    ],
    [`<x:row><x:c t="str"><x:v>${"a".repeat(2_000_000)}</x:v></x:c></x:row>`, "longer than 1 MB"],
  ])("that is no workbook is refused: %.40s", async (rows, why) => {
    await expect(readZip(sheetOf(rows))).rejects.toThrow(why);
  });

  it("of the old kind is refused with what to do", async () => {
    const path = join(folder, "old.xls");
    writeFileSync(path, Buffer.from("d0cf11e0a1b11ae1", "hex"));
    await expect(read(path)).rejects.toThrow("Save it as");
  });
});

describe("a zip", () => {
  it("holds a file and its pictures, which are found by their bare name, and leaves nothing behind", async () => {
    const { file, text } = await readZip({
      "lote/autos.csv": "a,b\n1,2\n",
      "lote/fotos/uno.jpg": "x",
      "__MACOSX/autos.csv": "no",
    });
    expect(text).toBe("a,b\n1,2\n");
    expect(file.name).toBe("file.zip/autos.csv");
    expect(readdirSync(file.folder ?? "").sort()).toEqual(["autos.csv", "fotos", "uno.jpg"]);
    await file.close();
    expect(existsSync(file.folder ?? "")).toBe(false);
  });

  it("may hold a workbook beside its pictures", async () => {
    const { file, text } = await readZip({ "autos.xlsx": workbook, "uno.jpg": "x" });
    expect(text).toContain("Honda,Accord");
    expect(readdirSync(file.folder ?? "")).toContain("uno.jpg");
    await file.close();
    expect(existsSync(file.folder ?? "")).toBe(false);
  });

  it.each([
    ["two files of data", { "a.csv": "1", "b.csv": "2" }, 0, "2 files of data (a.csv, b.csv)"],
    ["none", { "a.jpg": "1" }, 0, "no file of data"],
    ["a name that leads out", { "../a.csv": "1" }, 0, "leads out of its folder"],
    ["an absolute name", { "/etc/a.csv": "1" }, 0, "leads out of its folder"],
    ["a size that lies", { "a.csv": "1".repeat(9000) }, -8000, "cannot be unpacked"],
    ["another zip", { "a.csv": makeZip({ "b.csv": "1" }) }, 0, "zip within a zip"],
    ["more than a file may have", { "a.csv": "1", "b.jpg": "2" }, 400_000_000, "more than 500 MB"],
  ])("with %s is refused", async (_, files, lie, why) => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith("yonke-zip-")).length;
    await expect(readZip(files, lie)).rejects.toThrow(why);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("yonke-zip-")).length).toBe(before);
  });

  it("that breaks off is refused", async () => {
    const path = join(folder, "broken.zip");
    writeFileSync(path, makeZip({ "a.csv": "a,b\n1,2\n" }).subarray(0, 60));
    await expect(read(path)).rejects.toThrow("cannot be unpacked");
  });
});
