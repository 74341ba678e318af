import type pg from "pg";

/** Rows in the text form of COPY: handed to the PostgreSQL driver as the only parameter of a "copy … from stdin". */
export class CopyRows {
  readonly text: string;

  constructor(rows: readonly object[], columns: readonly string[]) {
    let text = "";
    for (const row of rows) {
      let mark = "";
      for (const column of columns) {
        text += mark + cell((row as Record<string, unknown>)[column]);
        mark = "\t";
      }
      text += "\n";
    }
    this.text = text;
  }
}

const special = /[\\\n\r\t]/;
const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function cell(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "string")
    return special.test(value) ? value.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] as string) : value;
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString("hex")}`;
  return String(value);
}

type CopyConnection = pg.Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** One COPY in the shape that pg's queue of queries asks for. */
export class CopyQuery {
  readonly done: Promise<{ command: string; rowCount: number; rows: never[] }>;
  readonly #sql: string;
  readonly #text: string;
  readonly #settle: { resolve: (rows: number) => void; reject: (error: Error) => void };
  #rows = 0;

  constructor(sql: string, { text }: CopyRows) {
    this.#sql = sql;
    this.#text = text;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.#settle = { resolve, reject };
    this.done = promise.then((rowCount) => ({ command: "INSERT", rowCount, rows: [] }));
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#text));
    connection.endCopyFrom();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(" ").at(-1)) || 0;
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}
