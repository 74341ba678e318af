import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Format } from "../read/format.ts";
import { inspectFile } from "../read/inspect-file.ts";
import { openFile } from "../read/open-file.ts";
import { unpack } from "../read/unpack/unpack.ts";
import { writeRejects } from "./rejects.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-rejects-"));
afterAll(() => rmSync(folder, { recursive: true }));

const reasons = new Map([
  [
    3,
    [
      { es: "Mal.", en: "Bad." },
      { es: "Peor, sí.", en: "Worse." },
    ],
  ],
  [4, [{ es: "No.", en: "No." }]],
]);
async function write(content: string, format: Format, name = "out.txt", why: typeof reasons = reasons) {
  const [source, path] = [join(folder, "in.txt"), join(folder, name)];
  writeFileSync(source, content);
  const file = await openFile(source);
  await writeRejects(path, await inspectFile(file), format, why);
  await file.close();
  return readFileSync(path, "utf8");
}
const mark = "\ufeff";

it("writes the rejected lines of a table as they stood, the reasons in both languages behind each", async () => {
  const text = 'a,b\n1,2\n=x,"p,q"\n5\n';
  expect(await write(text, "csv")).toBe(
    `${mark}a,b,motivo_del_rechazo,reason\r\n'=x,"p,q","Mal. Peor, sí.",Bad. Worse.\r\n5,,No.,No.\r\n`,
  );
  expect(await write(text.replaceAll(",", "\t"), "tsv")).toContain("a\tb\tmotivo_del_rechazo\treason\r\n");
});

it("sets in marks what holds the separator, whichever that is", async () => {
  expect(await write('a;b\n1;2\n"x;y";z\n', "semicolon")).toContain('"x;y";z;"Mal. Peor, sí.";Bad. Worse.\r\n');
  expect(await write('a|b\n1|2\n"x|y"|z\n', "pipe")).toContain('"x|y"|z|"Mal. Peor, sí."|');
});

it("is CSV where its name says so, whatever came, with the names of the first record for all", async () => {
  const json = '[\n{},\n{"a":1,"b":2},\n{"b":3,"c":4}]';
  expect(await write(json, "json", "out.csv")).toBe(
    `${mark}a,b,motivo_del_rechazo,reason\r\n1,2,"Mal. Peor, sí.",Bad. Worse.\r\n,3,No.,No.\r\n`,
  );
});

it("is JSON or XML where the file is", async () => {
  const json = '[\n{},\n{"a":1},\n{"b":"x"}]';
  expect(JSON.parse(await write(json, "json"))).toEqual([
    { a: "1", motivo_del_rechazo: "Mal. Peor, sí.", reason: "Bad. Worse." },
    { b: "x", motivo_del_rechazo: "No.", reason: "No." },
  ]);
  expect(await write(json, "json", "out.txt", new Map())).toBe("[]\n");
  expect(await write("<i>\n\n<r><a>1 &lt; 2</a></r></i>", "xml")).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<rejected>\n  <record><a>1 &lt; 2</a><motivo_del_rechazo>Mal. Peor, sí.</motivo_del_rechazo><reason>Bad. Worse.</reason></record>\n</rejected>\n',
  );
});

it("is a workbook where the file was one, which can be read again", async () => {
  const [source, path] = [join(folder, "in.csv"), join(folder, "out.xlsx")];
  writeFileSync(source, "a,b\n1,2\nñ & <x>,\n");
  const file = await openFile(source);
  await writeRejects(path, { ...(await inspectFile(file)), form: "xlsx" }, "csv", reasons);
  await file.close();
  const again = await unpack(await openFile(path));
  const pieces: Buffer[] = [];
  for await (const chunk of again.chunks(1000)) pieces.push(chunk);
  await again.close();
  expect(Buffer.concat(pieces).toString()).toBe(
    'a,b,motivo_del_rechazo,reason\nñ & <x>,,"Mal. Peor, sí.",Bad. Worse.\n',
  );
});
