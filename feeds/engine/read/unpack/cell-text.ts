import type { CellFormat } from "./cell-formats.ts";

const dayMs = 86_400_000;
/** Day 0 of a serial date, with the leap day of 1900 that never was; some old workbooks of the Macintosh count from 1904. */
const dayZero = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

function momentText(serial: number, kind: "day" | "time" | "day-time", from1904: boolean): string {
  const zero = from1904 ? dayZero.from1904 : dayZero.usual;
  const moment = new Date(zero + Math.round((serial * dayMs) / 1000) * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [day = "", time = ""] = moment.toISOString().slice(0, 16).split("T");
  if (kind === "day") return day;
  return kind === "time" ? time : `${day} ${time}`;
}

/** A number as the sheet shows it, in the forms that feeds read. Sixteenth digits are the computer's, not the person's. */
export function numberText(raw: string, format: CellFormat, from1904 = false): string {
  const value = Number(Number(raw).toPrecision(15));
  if (!Number.isFinite(value)) return raw;
  switch (format.kind) {
    case "day":
    case "time":
    case "day-time":
      return momentText(value, format.kind, from1904);
    case "percent":
      return `${Number((value * 100).toPrecision(12))}%`;
    case "padded":
      return String(value).padStart(format.digits, "0");
    case "fixed":
      return value.toFixed(format.decimals);
    case "plain":
      return String(value);
  }
}
