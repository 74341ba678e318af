import { crc32, deflateRawSync } from "node:zlib";

type Entry = { name: string; text: string };

const utf8Names = 0x0800;
const deflated = 8;
/** The first day that the format knows: the same data is the same file. */
const noDate = 0x0021;

/** A zip of a few small texts, such as a workbook is made of. */
export function zipTexts(entries: readonly Entry[]): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const path = Buffer.from(name);
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(utf8Names, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(noDate, 8);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), facts, rest, path]));
    pieces.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  const size = list.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...pieces, ...list, Buffer.from("PK\x05\x06", "latin1"), end]);
}
