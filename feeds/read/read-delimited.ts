import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type RawRow, UnreadableFile } from "./raw-row.ts";

type Parsed = { record: string[]; info: { lines: number } };

const countBreaks = (cells: readonly string[]) => {
  let breaks = 0;
  for (const cell of cells) if (cell.includes("\n")) breaks += cell.split("\n").length - 1;
  return breaks;
};

/** Rows of a comma, tab, semicolon or pipe separated file; the first row that is not empty holds the names. */
export async function* readDelimited(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 4 * 1024 * 1024,
  });
  const source = Readable.from(text);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let names: string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (names === null) names = record;
      // The parser says where a record ends; a person looks for where it starts.
      else if (!record.every((cell) => cell.trim() === ""))
        yield { line: info.lines - countBreaks(record), names, values: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(explain(error));
    throw error;
  } finally {
    source.destroy();
  }
}

function explain(error: CsvError): string {
  const line = typeof error.lines === "number" ? ` near line ${error.lines}` : "";
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return `A quotation mark opens${line} and never closes. Close it or delete it.`;
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return `One record${line} is longer than 4 MB; a quotation mark is probably missing.`;
  return `The file cannot be read as columns${line}: ${error.message}`;
}
