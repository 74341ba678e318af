import { Worker } from "node:worker_threads";
import sharp, { type Sharp } from "sharp";
import type { Words } from "#core/edition.ts";
import { SaidError } from "#feeds/engine/said.ts";

export type HeicJob = { bytes: Uint8Array; mostPixels: number; mostBytes: number };
export type HeicAnswer =
  | { width: number; height: number; data: ArrayBuffer }
  | { trouble: "broken" | "pixels" | "slow" };

export type HeicLimits = { mostPixels: number; mostBytes: number; mostMs: number };

/** The largest telephones take 48 million pixels, which need 400 MB; a photo is read in two seconds. */
const limits: HeicLimits = { mostPixels: 60_000_000, mostBytes: 768 * 1024 * 1024, mostMs: 60_000 };

const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** As telephones name their files' kind at its beginning. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString("latin1");
  return start.slice(4, 8) === "ftyp" && brands.has(start.slice(8, 12));
}

const said: Readonly<Record<"broken" | "pixels" | "slow", Words>> = {
  broken: { es: "es una foto HEIC que no se puede leer.", en: "is a HEIC photo that cannot be read." },
  pixels: { es: "tiene más de 60 millones de píxeles.", en: "has more than 60 million pixels." },
  slow: { es: "tarda demasiado en leerse.", en: "takes too long to read." },
};

/**
 * A telephone's photo, decoded by libheif in a thread of its own that ends with it: what is in the file reaches nothing else,
 * and neither its size nor its time is the file's to say. It comes upright, as the file turns it.
 */
export async function decodeHeic(bytes: Uint8Array, { mostMs, ...sizes }: HeicLimits = limits): Promise<Sharp> {
  const job: HeicJob = { bytes, ...sizes };
  const worker = new Worker(new URL(import.meta.resolve("#feeds/engine/images/heic/heic-worker.ts")), {
    workerData: job,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  const answer = await new Promise<HeicAnswer>((done) => {
    timer = setTimeout(() => done({ trouble: "slow" }), mostMs);
    worker.on("message", done);
    worker.on("error", () => done({ trouble: "broken" }));
    worker.on("exit", () => done({ trouble: "broken" }));
  });
  clearTimeout(timer);
  await worker.terminate();
  if ("trouble" in answer) throw new SaidError(said[answer.trouble]);
  const { width, height, data } = answer;
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
}
