import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { HeicAnswer, HeicJob } from "./decode-heic.ts";

type HeifImage = {
  is_primary(): number;
  get_width(): number;
  get_height(): number;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: object | null) => void,
  ): void;
};
type Heif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };

const { bytes, mostPixels, mostBytes } = workerData as HeicJob;

/** Whatever the file says of itself, the decoder gets no more memory than this. */
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > mostBytes) throw new RangeError("too much memory");
  return grow.call(this, pages);
};

async function decode(): Promise<HeicAnswer> {
  const load = createRequire(import.meta.url);
  const wasmBinary = await readFile(load.resolve("libheif-js/libheif-wasm/libheif.wasm"));
  const create: (options: { wasmBinary: Uint8Array; print(): void; printErr(): void }) => Heif = load(
    "libheif-js/libheif-wasm/libheif.js",
  );
  const silent = () => {};
  const { HeifDecoder } = create({ wasmBinary, print: silent, printErr: silent });
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { trouble: "broken" };
  // What it measures is known before anything is decoded.
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0)) return { trouble: "broken" };
  if (width * height > mostPixels) return { trouble: "pixels" };
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise((done) => image.display({ data, width, height }, done));
  return filled ? { width, height, data: data.buffer } : { trouble: "broken" };
}

const answer = await decode().catch((): HeicAnswer => ({ trouble: "broken" }));
parentPort?.postMessage(answer, "data" in answer ? [answer.data] : []);
