import { escapeMarkup } from "#core/escape.ts";
import { zipTexts } from "./zip.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Signs that no XML may hold. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Every cell is a text that nothing runs, whatever it begins with. */
const cellOf = (text: string) =>
  text === ""
    ? "<c/>"
    : `<c t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(text.replace(unwritable, ""))}</t></is></c>`;

const pieceLength = 65_536;

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

async function* sheet(rows: Rows): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetData>`;
  let some = "";
  for await (const cells of rows) {
    some += `<row>${cells.map(cellOf).join("")}</row>`;
    if (some.length < pieceLength) continue;
    yield some;
    some = "";
  }
  yield `${some}</sheetData></worksheet>`;
}

/** An Excel workbook of one sheet, piece by piece: it may have as many rows as came. */
export const workbook = (rows: Rows): AsyncGenerator<Buffer> =>
  zipTexts([
    {
      name: "[Content_Types].xml",
      text: [
        `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
      ],
    },
    {
      name: "_rels/.rels",
      text: [
        `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: "xl/workbook.xml",
      text: [
        `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: [
        `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
    },
    {
      name: "xl/worksheets/sheet1.xml",
      text: sheet(rows),
    },
  ]);
