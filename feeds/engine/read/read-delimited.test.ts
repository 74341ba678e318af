import { describe, expect, it } from "vitest";
import type { RawRow } from "./raw-row.ts";
import { type IsHeader, readDelimited } from "./read-delimited.ts";
import { readJson } from "./read-json.ts";
import { readXml } from "./read-xml.ts";

async function all(reading: AsyncIterable<RawRow[]>): Promise<string[]> {
  const rows: string[] = [];
  for await (const some of reading)
    for (const { line, names, values } of some)
      rows.push(`${line}: ${names.map((name, at) => `${name}=${values[at] ?? ""}`).join(" ")}`);
  return rows;
}
async function* pieces(text: string, size = text.length) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe("the line with the names of the columns", () => {
  const isHeader: IsHeader = (cells) => cells.includes("vin");
  const read = (text: string) => all(readDelimited(pieces(text), ",", isHeader));
  const titles = (count: number) => Array.from({ length: count }, (_, at) => `title ${at + 1}\n`).join("");

  it("is found below a title and blank lines, and what stands above is no record", async () => {
    expect(await read("Stock\n\n , \nvin,row\n1,2\nvin,3\n")).toEqual(["5: vin=1 row=2", "6: vin=vin row=3"]);
    expect(await read(`${titles(10)}vin,row\n1,2\n`)).toEqual(["12: vin=1 row=2"]);
  });

  it("is the first where none looks like it, in a short file and in a long one", async () => {
    expect(await read("a,b\n1,2\n3,4\n")).toEqual(["2: a=1 b=2", "3: a=3 b=4"]);
    const [first, ...others] = await read(`${titles(11)}vin,row\n`);
    expect(first).toBe("2: title 1=title 2");
    expect(others).toHaveLength(10);
    expect(others.at(-1)).toBe("12: title 1=vin");
    expect(await read("")).toEqual([]);
    expect(await read("a,b\n")).toEqual([]);
  });
});

describe("lines", () => {
  const read = (text: string, size?: number) => all(readDelimited(pieces(text, size), ","));

  it("end as the first of them does", async () => {
    expect(await read("a\r\n1\r\n2")).toEqual(["2: a=1", "3: a=2"]);
    expect(await read("a\r1\r2\r")).toEqual(["2: a=1", "3: a=2"]);
    expect(await read("a\r")).toEqual([]);
    for (const size of [1, 2, 3]) expect(await read("a\r\n1\r\n2\r\n", size)).toEqual(["2: a=1", "3: a=2"]);
    expect(await read('"a\rb",c\r\n1,2\r\n')).toEqual(["2: a\rb=1 c=2"]);
  });

  it("are counted through quoted cells and blank lines", async () => {
    expect(await read('a,b\n"x\n\ny",1\n\n"z",2\n3,4\n')).toEqual(["2: a=x\n\ny b=1", "6: a=z b=2", "7: a=3 b=4"]);
  });

  it("may have a thousand cells and a million signs", async () => {
    const wide = Array.from({ length: 1000 }, () => "x").join();
    expect(await read(`a\n${wide}\n`)).toEqual(["2: a=x"]);
    await expect(read(`a\n${wide},x\n`)).rejects.toThrow("line 2 has more than 1,000 cells");
    const mb = "x".repeat(1024 * 1024);
    expect(await read(mb, 65_536)).toEqual([]);
    expect(await read(`a\n${mb}`, 65_536)).toHaveLength(1);
    await expect(read(`${mb}x`, 65_536)).rejects.toThrow("line 1 is longer than 1 MB");
    await expect(read(`a\n"${mb}x`, 65_536)).rejects.toThrow(/line 2 is longer than 1 MB.*mark is probably missing/);
    await expect(read('a\n1\n"2')).rejects.toThrow("opens near line 3 and never closes");
  });

  it("of spreadsheets may have blanks behind a quoted cell, or a mark in a plain one", async () => {
    expect(await read('a,b\n"x" ,"y"\r\n"q"",r"\n')).toEqual(['2: a="x"  b=y', '3: a=q",r b=']);
  });
});

describe("JSON", () => {
  const read = (text: string, size?: number) => all(readJson(pieces(text, size)));

  it("has cells of every kind as text", async () => {
    expect(await read('[{"a":true,"b":1.5,"c":null,"d":{"x":[1]},"e":[1,"b"],"f":[{"g":2}],"h":[]}]')).toEqual([
      '1: a=true b=1.5 c= d={"x":[1]} e=1|b f=[{"g":2}] h=',
    ]);
  });

  it("is the first list alone, each record by its own line, or a number of its own", async () => {
    expect(await read('{"x":"[","n":{"m":1},"l":[\n\n{"a":1},{"a":2},\n{"a":3}],"k":[{"a":4}]}')).toEqual([
      "3: a=1",
      "4: a=2",
      "5: a=3",
    ]);
    expect(await read("[]")).toEqual([]);
  });

  it("is the same wherever its pieces are cut", async () => {
    const text = '[{"a":"\\\\","b":"\\"}"},{"a":"[{","b":["]"]}]';
    const whole = await read(text);
    expect(whole).toEqual(['1: a=\\ b="}', "2: a=[{ b=]"]);
    for (const size of [1, 2, 3, 5]) expect(await read(text, size)).toEqual(whole);
  });

  it("may be twenty deep and no deeper, and must be JSON", async () => {
    const deep = (levels: number) => `[{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}]`;
    expect(await read(deep(20))).toHaveLength(1);
    await expect(read(deep(21))).rejects.toThrow("nested more than 20 deep");
    await expect(read("[\n{a:1}]")).rejects.toThrow("line 2 is not valid JSON");
    await expect(read('[{"a":1}')).rejects.toThrow("not closed with ]");
    await expect(read('"[{}]"')).rejects.toThrow("holds no list");
  });
});

describe("XML", () => {
  const read = (text: string, size?: number) => all(readXml(pieces(text, size)));

  it("has attributes and elements for cells, and the text of what lies deeper", async () => {
    expect(await read('<I v="1">x<A id="7">y<B>a<C>b</C>c</B><D/></A></I>')).toEqual(["1: id=7 B=abc D="]);
  });

  it("tells records of one line apart, and is the same wherever it is cut", async () => {
    const text = "<I><A><X>1</X></A><A><X>2</X></A>\n\n\n<A><X>3</X></A></I>";
    expect(await read(text)).toEqual(["1: X=1", "2: X=2", "4: X=3"]);
    for (const size of [1, 4, 7]) expect(await read(text, size)).toEqual(await read(text));
    await expect(read("<I><A>")).rejects.toThrow("broken");
  });
});
