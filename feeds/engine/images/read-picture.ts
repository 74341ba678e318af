import sharp, { type Sharp } from "sharp";
import { SaidError } from "#feeds/engine/said.ts";

/** How JPEG, PNG, GIF and WebP begin. A drawing (SVG) is a program, which a few letters make work without end: none is read. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s;
/** As telephones name their files' kind at its beginning; the HEVC in it is not in what sharp brings. */
const heic = /^.{4}ftyp(?:hei[cxms]|hev[cx]|m[is]f1)/s;
const seconds = 20;

/** A picture that is ready to be decoded, with limits: its forms are those that people's files have, whatever their names. */
export async function readPicture(bytes: Uint8Array): Promise<Sharp> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString("latin1");
  if (heic.test(start))
    throw new SaidError({
      es: "es una foto HEIC: mándela en JPEG (en el iPhone: Configuración, Cámara, Formatos, Más compatible).",
      en: "is a HEIC photo: send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).",
    });
  if (!beginnings.test(start))
    throw new SaidError({
      es: "no es una imagen JPEG, PNG, WebP o GIF.",
      en: "is not a JPEG, PNG, WebP or GIF picture.",
    });
  return sharp(bytes, { limitInputPixels: 60_000_000, failOn: "error" }).timeout({ seconds });
}
