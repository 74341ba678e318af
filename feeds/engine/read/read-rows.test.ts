import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { recogniseFormat } from "./format.ts";
import { inspectFile } from "./inspect-file.ts";
import { openFile } from "./open-file.ts";
import { type RawRow, UnreadableFile } from "./raw-row.ts";
import { readDelimited } from "./read-delimited.ts";
import { readRows } from "./read-rows.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Uint8Array, name = "file.csv") {
  const path = join(folder, name);
  writeFileSync(path, content);
  const opened = await openFile(path);
  try {
    const file = await inspectFile(opened);
    const format = recogniseFormat(file.head, file.name);
    const rows: (Record<string, unknown> & { line: number })[] = [];
    for await (const some of readRows(file, format)) {
      for (const { line, names, values } of some)
        rows.push({ line, ...Object.fromEntries(names.map((n, i) => [n, values[i]])) });
    }
    return { file, format, rows };
  } finally {
    await opened.close();
  }
}

async function cutInto(text: string, size: number): Promise<RawRow[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const rows: RawRow[] = [];
  for await (const some of readDelimited(pieces(), ",")) rows.push(...some);
  return rows;
}

describe("encodings", () => {
  it("drops the byte-order mark of UTF-8", async () => {
    const { file, rows } = await read("\ufeffa,b\nñ,2\n");
    expect(file.encoding).toBe("utf-8");
    expect(rows).toEqual([{ line: 2, a: "ñ", b: "2" }]);
  });
  it.each([
    ["utf-16le", Buffer.from("\ufeffa,b\nñ,2\n", "utf16le")],
    ["utf-16be", Buffer.from("\ufeffa,b\nñ,2\n", "utf16le").swap16()],
    ["utf-16le", Buffer.from("a,b\nx,2\nx,3\n", "utf16le")],
  ])("reads %s", async (encoding, bytes) => {
    const { file, rows } = await read(bytes);
    expect(file.encoding).toBe(encoding);
    expect(rows[0]).toMatchObject({ line: 2, b: "2" });
  });
  it("takes text that is no UTF-8 for Windows-1252, also when the accent comes late", async () => {
    const late = Buffer.concat([Buffer.from(`a,b\n${"x,1\n".repeat(60_000)}`), Buffer.from([0xf1, 0x2c, 0x31, 10])]);
    const { file, rows } = await read(late);
    expect(file.encoding).toBe("windows-1252");
    expect(rows.at(-1)).toMatchObject({ a: "ñ" });
  });
});

describe("separated files", () => {
  it.each([
    ["csv", "a,b\n1,2\n"],
    ["tsv", "a\tb\n1\t2\n"],
    ["semicolon", "a;b\n1;2\n"],
    ["pipe", "a|b\n1|2\n"],
    ["csv", '"a;x;y",b\n1,2\n'],
  ])("recognises %s", async (format, content) => {
    const result = await read(content);
    expect(result.format).toBe(format);
    expect(result.rows).toHaveLength(1);
  });
  it("reads CRLF, quoted commas, doubled quotes, line breaks in cells and blank lines, with the line of each start", async () => {
    const { rows } = await read('a,b\r\n"x, y","say ""hi"""\r\n\r\n"two\nlines",3\r\nlast,4\r\n');
    expect(rows).toEqual([
      { line: 2, a: "x, y", b: 'say "hi"' },
      { line: 4, a: "two\nlines", b: "3" },
      { line: 6, a: "last", b: "4" },
    ]);
  });
  it("bears short and long rows", async () => {
    const { rows } = await read("a,b\n1\n1,2,3\n");
    expect(rows.map((row) => row.a)).toEqual(["1", "1"]);
  });
  it("takes quotation marks inside a cell for signs", async () => {
    const { rows } = await read('a,b\n5" pipe,x\n"big" one,"y"\n"",z\n');
    expect(rows.map((row) => [row.a, row.b])).toEqual([
      ['5" pipe', "x"],
      ['"big" one', "y"],
      ["", "z"],
    ]);
  });
  it("reads lines that end with a carriage return alone, and a last line without an end", async () => {
    expect((await read('a,b\r1,"2\r3"\r4,5')).rows).toEqual([
      { line: 2, a: "1", b: "2\r3" },
      { line: 4, a: "4", b: "5" },
    ]);
    expect((await read('a,b\n1,"2"')).rows).toEqual([{ line: 2, a: "1", b: "2" }]);
  });
  it("reads the same wherever the pieces of the text are cut", async () => {
    const text = 'a,b\r\n"x, ""y""",\r\n\r\n"two\r\nlines",3\r\n5" pipe,"say ""hi"" to"\r\nlast,4';
    const whole = await cutInto(text, text.length);
    expect(whole).toHaveLength(4);
    for (let size = 1; size < 12; size += 1) expect(await cutInto(text, size)).toEqual(whole);
  });
  it("reads back what is written with quotation marks", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", " ", "ñ") });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, size) => {
          const quoted = rows.map((row) => row.map((c) => `"${c.replaceAll('"', '""')}"`).join(","));
          const found = await cutInto(["a,b", ...quoted].join("\n"), size);
          expect(found.map((row) => row.values)).toEqual(rows.filter((row) => row.some((c) => c.trim() !== "")));
        },
      ),
      { numRuns: 100 },
    );
  });
  it("says where a quotation mark never closes", async () => {
    await expect(read('a,b\n1,2\n"open,3\n')).rejects.toThrow(UnreadableFile);
  });
});

describe("JSON", () => {
  it("reads a list inside an object, braces and quotes inside text", async () => {
    const { format, rows } = await read(
      '{"n":1,"inventory":[\n{"a":"}\\"{","b":2},\n{"a":null,"b":["u","v"]}\n]}',
      "x.json",
    );
    expect(format).toBe("json");
    expect(rows).toEqual([
      { line: 2, a: '}"{', b: "2" },
      { line: 3, a: "", b: "u|v" },
    ]);
  });
  it("refuses a file that breaks off", async () => {
    await expect(read('[{"a":1},{"a":', "x.json")).rejects.toThrow("breaks off");
    await expect(read('[{"a":1}', "x.json")).rejects.toThrow("cut off");
    await expect(read('{"a":1}', "x.json")).rejects.toThrow("no list");
  });
  it("holds together over the pieces of a large file", async () => {
    const list = Array.from({ length: 30_000 }, (_, i) => ({ id: i, text: `{"${i}\\` }));
    const { rows } = await read(JSON.stringify(list), "big.json");
    expect(rows).toHaveLength(30_000);
    expect(rows[29_999]).toMatchObject({ id: "29999", text: '{"29999\\' });
  });
});

describe("XML", () => {
  it("reads records, entities and CDATA", async () => {
    const { format, rows } = await read("<I>\n<A><X>1 &amp; 2</X><Y><![CDATA[<b>]]></Y></A>\n<A><X/></A></I>", "x.xml");
    expect(format).toBe("xml");
    expect(rows).toEqual([
      { line: 2, X: "1 & 2", Y: "<b>" },
      { line: 3, X: "" },
    ]);
  });
  it("refuses broken XML with its line", async () => {
    await expect(read("<I>\n<A><X>1</A></I>", "x.xml")).rejects.toThrow("line 2");
  });
});

describe("files made to do harm", () => {
  const mb = "x".repeat(1_200_000);
  it("ends at a record that is too long, in every form, with its line", async () => {
    await expect(read(`a,b\n1,2\n${mb},3\n`)).rejects.toThrow("line 3 is longer than 1 MB");
    await expect(read(`a,b\n1,2\n"${mb}",3\n`)).rejects.toThrow("line 3 is longer than 1 MB");
    await expect(read(mb)).rejects.toThrow("line 1 is longer than 1 MB");
    await expect(read(`[{"a":1},\n{"a":"${mb}"}]`, "x.json")).rejects.toThrow("line 2 is longer than 1 MB");
    await expect(read(`<I>\n<A><X>${mb}</X></A></I>`, "x.xml")).rejects.toThrow("line 2 is longer than 1 MB");
    await expect(read(`<I>\n<A x="${mb}"/></I>`, "x.xml")).rejects.toThrow("longer than 1 MB");
  });
  it("ends at a record that is nested too deep or too wide", async () => {
    const deep = "[".repeat(200_000);
    await expect(read(`[{"a":1},\n{"a":${deep}`, "x.json")).rejects.toThrow("line 2 is nested more than 20 deep");
    await expect(read(`<I>\n${"<A>".repeat(300_000)}`, "x.xml")).rejects.toThrow("line 2 is nested more than 20 deep");
    await expect(read(`a,b\n${"1,".repeat(1001)}\n`)).rejects.toThrow("line 2 has more than 1,000 cells");
    const wide = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`n${i}`, 1]));
    await expect(read(JSON.stringify([wide]), "x.json")).rejects.toThrow("more than 1,000 cells");
    await expect(read(`<I><A>${"<b/>".repeat(1001)}</A></I>`, "x.xml")).rejects.toThrow("more than 1,000 cells");
  });
  it("reads plain files only, of a bearable size", async () => {
    const pipe = join(folder, "pipe.csv");
    execFileSync("mkfifo", [pipe]);
    for (const path of [pipe, folder, "/dev/zero"]) await expect(openFile(path)).rejects.toThrow("not a plain file");
    truncateSync(join(folder, "file.csv"), 2 * 1024 ** 3 + 1);
    await expect(openFile(join(folder, "file.csv"))).rejects.toThrow("larger than 2 GB");
  });
  it("reads a long line of quoted cells only once", async () => {
    const line = (cells: number) => `${'"x",'.repeat(cells)}"y"\n`;
    let asked = 0;
    async function* pieces(text: string) {
      for (let at = 0; at < text.length; at += 1000) {
        asked += 1;
        yield text.slice(at, at + 1000);
      }
    }
    const work = async (cells: number) => {
      const text = `a,b\n${line(cells).repeat(Math.ceil(200_000 / (cells * 4)))}`;
      const start = process.threadCpuUsage();
      for await (const _ of readDelimited(pieces(text), ","));
      return process.threadCpuUsage(start).user;
    };
    await work(10);
    // Work that grows with the square is too much every time; what a busy machine adds is not.
    const excess: number[] = [];
    for (let tries = 0; tries < 4 && !excess.some((one) => one < 0); tries++) {
      const short = Math.min(await work(10), await work(10), await work(10));
      const long = Math.min(await work(900), await work(900), await work(900));
      excess.push(long - (5 * short + 20_000));
    }
    expect(asked).toBeGreaterThan(0);
    expect(Math.min(...excess)).toBeLessThan(0);
  });
});
