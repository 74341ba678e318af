import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** A file as it is packed on disk. */
export type Packed = { sha256: string; plain: number; br: number; gzip: number };

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 6 }),
};

/** Packs pieces into two files in one pass, as fast as the slower takes them: neither is ever whole in memory. */
export async function packFile(
  pieces: AsyncIterable<Buffer>,
  files: { br: string; gzip: string },
  gone?: AbortSignal,
): Promise<Packed> {
  const hash = createHash("sha256");
  const failed = new AbortController();
  const signal = gone ? AbortSignal.any([gone, failed.signal]) : failed.signal;
  let plain = 0;
  const outs = (["br", "gzip"] as const).map((encoding) => {
    const packer = packers[encoding]();
    const file = createWriteStream(files[encoding]);
    const done = pipeline(packer, file, { signal });
    done.catch((thrown: unknown) => failed.abort(thrown));
    return { packer, file, done };
  });
  try {
    for await (const piece of pieces) {
      signal.throwIfAborted();
      hash.update(piece);
      plain += piece.length;
      const full = outs.filter(({ packer }) => !packer.write(piece));
      await Promise.all(full.map(({ packer }) => once(packer, "drain", { signal })));
    }
    for (const { packer } of outs) packer.end();
    await Promise.all(outs.map(({ done }) => done));
  } catch (thrown) {
    failed.abort(thrown);
    await Promise.allSettled(outs.map(({ done }) => done));
    throw failed.signal.reason ?? thrown;
  }
  const [br, gzip] = outs.map(({ file }) => file.bytesWritten);
  return { sha256: hash.digest("hex"), plain, br: br ?? 0, gzip: gzip ?? 0 };
}
