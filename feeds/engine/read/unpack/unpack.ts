import type { OpenFile } from "../open-file.ts";
import { UnreadableFile } from "../raw-row.ts";
import { openArchive } from "./archive.ts";
import { isWorkbook, openWorkbook } from "./workbook.ts";
import { listZip } from "./zip-file.ts";

const zipMark = Buffer.from("504b0304", "hex");
const oldWorkbookMark = Buffer.from("d0cf11e0", "hex");

async function firstBytes(file: OpenFile): Promise<Buffer> {
  for await (const chunk of file.chunks(zipMark.length)) return chunk;
  return Buffer.alloc(0);
}

/** What is to be read of a file: itself, the first sheet of a workbook, or the data in a zip. Closes what it does not hand on. */
export async function unpack(opened: OpenFile, within = false): Promise<OpenFile> {
  try {
    const start = await firstBytes(opened);
    if (start.equals(oldWorkbookMark))
      throw new UnreadableFile({
        es: `${opened.name} es un libro de Excel de los de antes, o tiene contraseña. Guárdelo como «Libro de Excel (.xlsx)» sin contraseña.`,
        en: `${opened.name} is an Excel workbook of the old kind, or has a password. Save it as “Excel Workbook (.xlsx)” without one.`,
      });
    if (!start.equals(zipMark)) return opened;
    const entries = await listZip(opened);
    if (isWorkbook(entries)) return await handOn(opened, openWorkbook(opened, entries));
    if (within)
      throw new UnreadableFile({
        es: `${opened.name} es un zip dentro de otro zip. Comprima el archivo mismo.`,
        en: `${opened.name} is a zip within a zip. Zip the file itself.`,
      });
    return await unpack(await handOn(opened, openArchive(opened, entries)), true);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The file that stands for another; the other, and the pictures beside it, go with it. */
async function handOn(opened: OpenFile, next: Promise<OpenFile>): Promise<OpenFile> {
  const file = await next;
  const close = async () => {
    await file.close();
    await opened.close();
  };
  return { ...file, close };
}
