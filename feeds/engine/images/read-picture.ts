import sharp, { type Sharp } from "sharp";
import { SaidError } from "#feeds/engine/said.ts";
import { decodeHeic, isHeic } from "./heic/decode-heic.ts";

/** How JPEG, PNG, GIF and WebP begin. A drawing (SVG) is a program, which a few letters make work without end: none is read. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s;
const seconds = 20;

/** A picture that is ready to be decoded, with limits: its forms are those that people's files have, whatever their names. */
export async function readPicture(bytes: Uint8Array): Promise<Sharp> {
  // The HEVC of telephones is not in what sharp brings.
  if (isHeic(bytes)) return (await decodeHeic(bytes)).timeout({ seconds });
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString("latin1");
  if (!beginnings.test(start))
    throw new SaidError({
      es: "no es una imagen JPEG, PNG, WebP, HEIC o GIF.",
      en: "is not a JPEG, PNG, WebP, HEIC or GIF picture.",
    });
  return sharp(bytes, { limitInputPixels: 60_000_000, failOn: "error" }).timeout({ seconds });
}
