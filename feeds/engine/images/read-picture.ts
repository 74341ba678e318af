import sharp, { type Sharp } from "sharp";
import { SaidError } from "#feeds/engine/said.ts";
import { decodeHeic, isHeic } from "./heic/decode-heic.ts";

/** A picture that is ready to be decoded, with limits: its forms are those that people's files have. */
export async function readPicture(bytes: Uint8Array): Promise<Sharp> {
  // The HEVC of telephones is not in what sharp brings.
  if (isHeic(bytes)) return decodeHeic(bytes);
  const source = sharp(bytes, { limitInputPixels: 60_000_000, failOn: "error" });
  const { format } = await source.metadata();
  if (!["jpeg", "png", "webp", "gif", "svg"].includes(format ?? ""))
    throw new SaidError({
      es: "no es una imagen JPEG, PNG, WebP, HEIC, GIF o SVG.",
      en: "is not a JPEG, PNG, WebP, HEIC, GIF or SVG picture.",
    });
  return source;
}
