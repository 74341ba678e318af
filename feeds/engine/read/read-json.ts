import { limits, type RawRow, tooDeep, tooLong, tooWide, UnreadableFile } from "./raw-row.ts";

/**
 * The objects of the first array in the text, one at a time: `[{…},{…}]` or `{"inventory":[{…}]}`.
 * Only one object is held in memory.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<RawRow[]> {
  const cut = createCutter();
  for await (const piece of text) {
    yield Array.from(cut.push(piece), ({ line, source }) => toRow(line, source));
  }
  cut.end();
}

function toRow(line: number, source: string): RawRow {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(source) as Record<string, unknown>;
  } catch (error) {
    const { message } = error as Error;
    throw new UnreadableFile({
      es: `El registro que empieza en la línea ${line} no es JSON válido: ${message}`,
      en: `The record that starts at line ${line} is not valid JSON: ${message}`,
    });
  }
  const names = Object.keys(value);
  if (names.length > limits.cells) throw tooWide(line);
  return { line, names, values: Object.values(value).map(cellText) };
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.every((v) => typeof v !== "object") ? value.join("|") : JSON.stringify(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function createCutter() {
  let line = 1;
  let inArray = false;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let held = "";
  let startLine = 1;
  let named = 0;
  let done = false;

  function* push(piece: string): Generator<{ line: number; source: string }> {
    let from = depth > 0 ? 0 : -1;
    for (let i = 0; i < piece.length && !done; i += 1) {
      const char = piece.charCodeAt(i);
      if (char === 10) line += 1;
      if (quoted) {
        if (escaped) escaped = false;
        else if (char === 92) escaped = true;
        else if (char === 34) quoted = false;
      } else if (char === 34) quoted = true;
      else if (!inArray) inArray = char === 91;
      else if (char === 123 || (char === 91 && depth > 0)) {
        if (depth === 0) {
          from = i;
          startLine = line;
        }
        depth += 1;
        if (depth > limits.depth) throw tooDeep(startLine);
      } else if ((char === 125 || char === 93) && depth > 0) {
        depth -= 1;
        if (depth === 0) {
          // Records of one line are told apart by a number each.
          named = Math.max(startLine, named + 1);
          yield { line: named, source: held + piece.slice(from, i + 1) };
          held = "";
          from = -1;
        }
      } else if (char === 93) done = true;
    }
    if (depth > 0) held += piece.slice(from);
    if (held.length > limits.recordSigns) throw tooLong(startLine);
  }

  const end = () => {
    if (depth > 0)
      throw new UnreadableFile({
        es: `El JSON se corta dentro del registro que empieza en la línea ${startLine}.`,
        en: `The JSON breaks off inside the record that starts at line ${startLine}.`,
      });
    if (!inArray)
      throw new UnreadableFile({
        es: "El JSON no trae una lista de registros. Escríbalos así: [ {…}, {…} ].",
        en: "The JSON holds no list of records. Write them as [ {…}, {…} ].",
      });
    if (!done)
      throw new UnreadableFile({
        es: "La lista del JSON no cierra con ]: el archivo está cortado.",
        en: "The JSON list is not closed with ]: the file is cut off.",
      });
  };
  return { push, end };
}
