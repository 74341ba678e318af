import { SaxesParser } from "saxes";
import { limits, type RawRow, tooDeep, tooLong, tooWide, UnreadableFile } from "./raw-row.ts";

/** Records of an XML file: the elements inside the root, their children as cells (Crush: INVENTORY/ASSET). */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<RawRow[]> {
  const parser = new SaxesParser({ position: true });
  const ready: RawRow[] = [];
  let depth = 0;
  let row: { line: number; names: string[]; values: string[] } | null = null;
  let cell = "";
  let failure: Error | null = null;
  /** Signs since the record began, or since the last tag outside of records. */
  let signs = 0;
  let line = 1;
  let named = 0;

  parser.on("error", (error) => {
    const why = error.message.replace(/^\d+:\d+: /, "");
    failure ??= new UnreadableFile({
      es: `El XML está roto en la línea ${parser.line}: ${why}`,
      en: `The XML is broken at line ${parser.line}: ${why}`,
    });
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > limits.depth) failure ??= tooDeep(line);
    if (depth === 2) {
      signs = 0;
      line = parser.line;
      const attributes = Object.entries(tag.attributes as Record<string, string>);
      // Records of one line are told apart by a number each.
      named = Math.max(line, named + 1);
      row = { line: named, names: attributes.map(([n]) => n), values: attributes.map(([, v]) => v) };
    }
    if (depth === 3) cell = "";
  });
  const addText = (value: string) => {
    if (depth >= 3) cell += value;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    if (depth === 3 && row) {
      row.names.push(tag.name);
      row.values.push(cell);
    }
    if (depth === 2 && row) {
      if (row.names.length > limits.cells) failure ??= tooWide(row.line);
      ready.push(row);
      row = null;
      signs = 0;
    }
    depth -= 1;
  });

  for await (const piece of text) {
    signs += piece.length;
    parser.write(piece);
    if (failure) throw failure;
    if (signs > limits.recordSigns) throw tooLong(line);
    yield ready.splice(0);
  }
  parser.close();
  if (failure) throw failure;
  yield ready;
}
