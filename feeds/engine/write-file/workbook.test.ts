import { crc32, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { workbook } from "./workbook.ts";

it("gives a sheet out as its rows come, and holds none of them back", async () => {
  let made = 0;
  const most = 100_000;
  async function* rows() {
    for (; made < most; made += 1) yield [`R${made}`, String((made * 7919) % 1_000_003)];
  }
  const pieces: Buffer[] = [];
  let early = most;
  for await (const piece of workbook(rows())) {
    // Long before the last row was made, much of the file is there.
    if (pieces.push(piece) === 20) early = made;
  }
  expect(early).toBeLessThan(most / 2);
  const file = Buffer.concat(pieces);
  const name = "xl/worksheets/sheet1.xml";
  const listed = file.lastIndexOf(name) - 46;
  const [crc, packed, plain, at] = [16, 20, 24, 42].map((place) => file.readUInt32LE(listed + place)) as [
    number,
    number,
    number,
    number,
  ];
  const start = at + 30 + name.length;
  const sheet = inflateRawSync(file.subarray(start, start + packed));
  expect([sheet.length, crc32(sheet)]).toEqual([plain, crc]);
  expect(sheet.toString("latin1").match(/<row>/g)).toHaveLength(most);
});
