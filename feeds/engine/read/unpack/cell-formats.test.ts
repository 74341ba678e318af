import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { type CellFormat, readCellFormats, readFormatCode } from "./cell-formats.ts";

const told = (format: CellFormat) =>
  format.kind === "fixed"
    ? `fixed ${format.decimals}`
    : format.kind === "padded"
      ? `padded ${format.digits}`
      : format.kind;
const read = async (styles: string) =>
  (await readCellFormats(Readable.from([Buffer.from(`<styleSheet>${styles}</styleSheet>`)]))).map(told);

describe("the formats of a workbook", () => {
  it("without a code of their own are those that every workbook has", async () => {
    const all = Array.from({ length: 61 }, (_, id) => `<xf numFmtId="${id}"/>`).join("");
    const formats = await read(`<cellXfs>${all}</cellXfs>`);
    const ids = (kind: string) => formats.flatMap((format, id) => (format === kind ? id : []));
    const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(ids("fixed 2")).toEqual([2, 4, 7, 8, 39, 40]);
    expect(ids("percent")).toEqual([9, 10]);
    expect(ids("day")).toEqual([...span(14, 17), ...span(27, 36), ...span(50, 58)]);
    expect(ids("time")).toEqual([...span(18, 21), ...span(45, 47)]);
    expect(ids("day-time")).toEqual([22]);
    expect(ids("plain")).toHaveLength(61 - 6 - 2 - 23 - 7 - 1);
  });

  it("come in the order of the cells' styles, those of other styles left out", async () => {
    const codes = `<numFmts><numFmt numFmtId="164" formatCode="yyyy"/><numFmt numFmtId="14" formatCode="000"/><numFmt numFmtId="165"/></numFmts>`;
    const cells = `<cellXfs><xf numFmtId="164"/><xf/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>`;
    const other = `<xf numFmtId="9"/>`;
    expect(await read(`${codes}<cellStyleXfs>${other}</cellStyleXfs>${cells}<dxfs>${other}</dxfs>`)).toEqual([
      "day",
      "plain",
      "padded 3",
      "plain",
    ]);
  });
});

it.each([
  ["0.0%", "percent"],
  ["mmm", "day"],
  ["m", "day"],
  ["d", "day"],
  ["yyyy", "day"],
  ["h:mm", "time"],
  ["ss", "time"],
  ["mm:ss", "time"],
  ["d/m h:mm", "day-time"],
  ["00", "padded 2"],
  ["0", "plain"],
  ["0".repeat(15), "padded 15"],
  ["0".repeat(16), "plain"],
  ["0.0", "fixed 1"],
  ["#,##0.000_)", "fixed 3"],
  ['0.00" USD"', "fixed 2"],
  ["0.00;-0.0", "fixed 2"],
  ["0;0.00", "plain"],
  ['"days"0', "plain"],
  ["[h]0", "plain"],
  ["\\d0", "plain"],
  ["General", "plain"],
  ["", "plain"],
])("the code %s is %s", (code, kind) => expect(told(readFormatCode(code))).toBe(kind));
