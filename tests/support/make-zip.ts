import { crc32, deflateRawSync } from "node:zlib";

type Content = string | Uint8Array;

/** A zip as programs write them; `lie` changes the size that its list tells. */
export function makeZip(files: Readonly<Record<string, Content>>, lie = 0): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(plain);
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length + lie, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, tail, path]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from("PK\x05\x06"), end]);
}
