import { posix } from "node:path";
import type { Words } from "#core/edition.ts";
import { type OpenFile, openPiped } from "../open-file.ts";
import { UnreadableFile } from "../raw-row.ts";
import { type CellFormat, readCellFormats } from "./cell-formats.ts";
import { readXml } from "./parse-xml.ts";
import { readSharedTexts } from "./shared-texts.ts";
import { sheetLines } from "./sheet-lines.ts";
import type { ZipEntry } from "./zip-file.ts";

const book = "xl/workbook.xml";
/** As much as is unpacked of a zip. */
const mostSigns = 500 * 1024 * 1024;
const relations = "xl/_rels/workbook.xml.rels";

export const isWorkbook = (entries: readonly ZipEntry[]): boolean => entries.some(({ name }) => name === book);

type Sheet = { name: string; relation: string };

/** The first sheet that a person sees, read as a file of comma separated text that is kept apart meanwhile. */
export async function openWorkbook(opened: OpenFile, entries: readonly ZipEntry[]): Promise<OpenFile> {
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const need = (name: string): ZipEntry => {
    const entry = find(name);
    if (entry) return entry;
    throw new UnreadableFile({
      es: `Al libro le falta su parte ${name}. Guárdelo otra vez.`,
      en: `The workbook lacks its part ${name}. Save it again.`,
    });
  };
  const sheets: Sheet[] = [];
  let from1904 = false;
  await readXml(await need(book).open(), {
    open(tag, attributes) {
      if (tag === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (tag === "sheet" && (attributes.state ?? "visible") === "visible")
        sheets.push({ name: attributes.name ?? "", relation: attributes["r:id"] ?? "" });
    },
  });
  const [sheet, ...others] = sheets;
  if (!sheet)
    throw new UnreadableFile({
      es: "El libro no tiene ninguna hoja visible.",
      en: "The workbook has no sheet that can be seen.",
    });
  const parts = new Map<string, string>();
  await readXml(await need(relations).open(), {
    open(tag, { Id, Target, Type }) {
      if (tag === "Relationship" && Id && Target) {
        const path = posix.join("/xl", Target.startsWith("/") ? posix.relative("/xl", Target) : Target).slice(1);
        parts.set(Id, path);
        parts.set(Type?.split("/").at(-1) ?? "", path);
      }
    },
  });
  const partOf = (kind: string) => find(parts.get(kind) ?? "");
  const texts = await partOf("sharedStrings")?.open();
  const styles = await partOf("styles")?.open();
  const workbook = {
    from1904,
    texts: texts ? await readSharedTexts(texts) : [],
    formats: styles ? await readCellFormats(styles) : ([] as CellFormat[]),
  };
  const source = await need(parts.get(sheet.relation) ?? sheet.name).open();
  async function* bytes() {
    let written = 0;
    for await (const lines of sheetLines(source, workbook)) {
      written += lines.length;
      if (written > mostSigns)
        throw new UnreadableFile({
          es: "La hoja trae más de 500 MB de texto. Divídala.",
          en: "The sheet holds more than 500 MB of text. Split it.",
        });
      yield Buffer.from(lines);
    }
  }
  const file = await openPiped(bytes(), opened.name);
  const notes: Words[] = [];
  if (others.length > 0)
    notes.push({
      es: `Solo se leyó la hoja «${sheet.name}»; el libro tiene ${others.length} más. Ponga primero la que se deba leer.`,
      en: `Only the sheet “${sheet.name}” was read; the workbook has ${others.length} more. Put the one to read first.`,
    });
  if (find("xl/vbaProject.bin"))
    notes.push({
      es: "El libro trae macros: no se ejecutan ni se guardan. Solo se leyeron sus celdas.",
      en: "The workbook holds macros: they are neither run nor kept. Only its cells were read.",
    });
  return { ...file, folder: opened.folder, form: "xlsx", notes };
}
