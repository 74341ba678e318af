import type { RawRow } from "./raw-row.ts";

const thing =
  /(?<![\p{L}\d])(?:vehicles?|cars?|units?|records?|rows?|lines?|items?|veh[ií]culos?|carros?|autos?|unidades|registros?|l[ií]neas?|piezas?)(?![\p{L}\d])/iu;
const total = /^(?:sub|gran |grand |report )?total(?:es|s)?(?![\p{L}-])[^\n]{0,60}$/iu;
/** "3,000 vehicles", "Vehicles: 3,000", "Record count: 58", with # for what is counted. */
const count = /^(?:\d[\d,.]{0,20} #|(?:number of )?#(?: count)?: ?\d[\d,.]{0,20}|# (?:in )?total:? ?\d[\d,.]{0,20})$/i;

const isFilled = (value: string) => value.trim() !== "";

/** The line that a spreadsheet or a yard's program puts under its table, or under a part of it: a word for it and little else. */
export function isTotal({ values }: Pick<RawRow, "values">): boolean {
  const first = values.find(isFilled)?.trim() ?? "";
  // Most lines begin with one word, which counts nothing.
  const counts = /[ :]/.test(first) && count.test(first.replace(thing, "#"));
  if (!counts && !total.test(first)) return false;
  const filled = values.filter(isFilled).length;
  return filled <= 2 || filled < values.length / 2;
}
