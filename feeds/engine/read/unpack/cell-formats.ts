import type { Readable } from "node:stream";
import { readXml } from "./parse-xml.ts";

/** How a number is meant to be read: a serial day or time is a number too. */
export type CellFormat =
  | { readonly kind: "plain" }
  | { readonly kind: "day" | "time" | "day-time" | "percent" }
  | { readonly kind: "padded"; readonly digits: number }
  | { readonly kind: "fixed"; readonly decimals: number };

/** As many as a workbook can have. */
const mostFormats = 65_490;

const plain: CellFormat = { kind: "plain" };

/** The formats that every workbook has without saying so; those between 27 and 58 are dates of East Asia. */
function builtIn(id: number): CellFormat {
  if (id === 2 || id === 4 || id === 39 || id === 40 || (id >= 7 && id <= 8)) return { kind: "fixed", decimals: 2 };
  if (id === 9 || id === 10) return { kind: "percent" };
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { kind: "day" };
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { kind: "time" };
  return id === 22 ? { kind: "day-time" } : plain;
}

/** What a format's code says, without its texts, colours and conditions. */
export function readFormatCode(code: string): CellFormat {
  const [first = ""] = code.replace(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|\\.|_./g, "").split(";");
  const signs = first.toLowerCase();
  if (signs.includes("%")) return { kind: "percent" };
  const day = /[dy]/.test(signs) || /^m+$/.test(signs);
  const time = /[hs]/.test(signs);
  if (day) return { kind: time ? "day-time" : "day" };
  if (time) return { kind: "time" };
  if (/^0{2,15}$/.test(signs)) return { kind: "padded", digits: signs.length };
  const [, decimals] = /\.(0+)\D*$/.exec(signs) ?? [];
  return decimals ? { kind: "fixed", decimals: decimals.length } : plain;
}

/** The formats of a workbook's styles, in the order in which cells name them. */
export async function readCellFormats(source: Readable): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let inCells = false;
  await readXml(source, {
    open(tag, { numFmtId, formatCode }) {
      if (tag === "numFmt") codes.set(Number(numFmtId), formatCode ?? "");
      if (tag === "cellXfs") inCells = true;
      if (tag !== "xf" || !inCells || formats.length >= mostFormats) return;
      const code = codes.get(Number(numFmtId));
      formats.push(code === undefined ? builtIn(Number(numFmtId ?? 0)) : readFormatCode(code));
    },
    close(tag) {
      if (tag === "cellXfs") inCells = false;
    },
  });
  return formats;
}
