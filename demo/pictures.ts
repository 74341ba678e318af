import sharp from "sharp";
import type { Executor, ImageRow } from "#data/schema.ts";
import { addImages } from "#data/writes/images.ts";
import { iconSvg, type Poster, posterSvg } from "./posters.ts";

type Picture = Omit<ImageRow, "id">;

async function jpeg(svg: string, width: number, height: number): Promise<Picture> {
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return { mime: "image/jpeg", width, height, bytes };
}

const one = async (db: Executor, picture: Picture): Promise<string> => (await addImages(db, [picture]))[0] ?? "";

/** Draws a poster, stores it as JPEG and answers its id. */
export const addPoster = async (db: Executor, poster: Poster, width: number, height: number): Promise<string> =>
  one(db, await jpeg(posterSvg(poster, width, height), width, height));

export async function addIcon(db: Executor, mark: string): Promise<string> {
  const bytes = await sharp(Buffer.from(iconSvg(mark)))
    .png({ palette: true })
    .toBuffer();
  return one(db, { mime: "image/png", width: 96, height: 96, bytes });
}
