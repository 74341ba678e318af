import type { ImageRow } from "#data/schema.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { readPicture } from "./read-picture.ts";

/** What a picture is for decides its largest size, its least size and its form. */
const imageUses = {
  photo: { width: 1600, height: 1200, leastWidth: 160, form: "jpeg" },
  "promo-desktop": { width: 1200, height: 900, leastWidth: 200, form: "jpeg" },
  "promo-mobile": { width: 780, height: 780, leastWidth: 160, form: "jpeg" },
  slide: { width: 1920, height: 1080, leastWidth: 600, form: "jpeg" },
  art: { width: 800, height: 1600, leastWidth: 120, form: "jpeg" },
  event: { width: 1600, height: 1200, leastWidth: 300, form: "jpeg" },
  icon: { width: 128, height: 128, leastWidth: 24, form: "png" },
  map: { width: 2400, height: 2400, leastWidth: 300, form: "png" },
} as const;

export type ImageUse = keyof typeof imageUses;

/** Decodes the picture and encodes it anew: whatever else was in the file (places, scripts, tricks) is gone. */
export async function reencode(bytes: Uint8Array, use: ImageUse): Promise<Omit<ImageRow, "id">> {
  const { width, height, leastWidth, form } = imageUses[use];
  const source = await readPicture(bytes);
  const facts = await source.metadata();
  const upright = (facts.orientation ?? 1) >= 5 ? facts.height : facts.width;
  if (upright < leastWidth)
    throw new SaidError({
      es: `mide solo ${upright} píxeles de ancho; se necesitan al menos ${leastWidth}.`,
      en: `is only ${upright} pixels wide; at least ${leastWidth} are needed.`,
    });
  const sized = source.rotate().resize({ width, height, fit: "inside", withoutEnlargement: true });
  const encoded =
    form === "png"
      ? sized.png({ compressionLevel: 9, palette: true })
      : sized.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    mime: form === "png" ? "image/png" : "image/jpeg",
    width: info.width,
    height: info.height,
    bytes: data,
  };
}
