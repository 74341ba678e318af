import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of the zip; its text comes in pieces, so that none has to be held whole. */
type Entry = { name: string; text: Iterable<string> | AsyncIterable<string> };

const utf8Names = 0x0800;
/** Sizes stand behind what they measure: they are known only then. */
const measuredAfter = 0x0008;
const deflated = 8;
/** The first day that the format knows: the same data is the same file. */
const noDate = 0x0021;

function factsOf({ crc, packed, plain }: { crc: number; packed: number; plain: number }, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Names | measuredAfter, 2);
  facts.writeUInt16LE(deflated, 4);
  facts.writeUInt16LE(noDate, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(plain, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}

/** A zip of texts, such as a workbook is made of, piece by piece. */
export async function* zipTexts(entries: Iterable<Entry>): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const path = Buffer.from(name);
    const sizes = { crc: 0, packed: 0, plain: 0 };
    const head = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), factsOf(sizes, path.length), path]);
    yield head;
    const measured = async function* () {
      for await (const piece of text) {
        const bytes = Buffer.from(piece);
        sizes.crc = crc32(bytes, sizes.crc);
        sizes.plain += bytes.length;
        yield bytes;
      }
    };
    for await (const piece of Readable.from(measured()).compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
      sizes.packed += piece.length;
      yield piece;
    }
    const tail = Buffer.concat([Buffer.from("PK\x07\x08", "latin1"), factsOf(sizes, 0).subarray(10, 22)]);
    yield tail;
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), factsOf(sizes, path.length), rest, path]));
    at += head.length + sizes.packed + tail.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(at, 12);
  yield Buffer.concat([...list, Buffer.from("PK\x05\x06", "latin1"), end]);
}
