import type { Readable } from "node:stream";
import { UnreadableFile } from "../raw-row.ts";
import { readXml } from "./parse-xml.ts";

/** No yard's words come near this; they stand in memory while the sheet is read. */
const mostSigns = 50_000_000;
/** What an empty one costs all the same. */
const leastSigns = 50;

/** The texts that cells name by number. */
export async function readSharedTexts(source: Readable): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let signs = 0;
  let listening = false;
  let spoken = false;
  const add = (count: number) => {
    signs += count;
    if (signs > mostSigns)
      throw new UnreadableFile({
        es: "Los textos del libro son demasiado largos. Divídalo, o guárdelo como CSV.",
        en: "The texts of the workbook are too long. Split it, or save it as CSV.",
      });
  };
  await readXml(source, {
    open(tag) {
      if (tag === "si") {
        text = "";
        add(leastSigns);
      }
      if (tag === "t") listening = !spoken;
      if (tag === "rPh") spoken = true;
    },
    text(piece) {
      if (!listening) return;
      text += piece;
      add(piece.length);
    },
    close(tag) {
      if (tag === "t") listening = false;
      if (tag === "rPh") spoken = false;
      if (tag === "si") texts.push(text);
    },
  });
  return texts;
}
