import { readFile, writeFile } from "node:fs/promises";
import { readPicture } from "./read-picture.ts";

export const smallName = (path: string): string => `${path}.small.jpg`;

/** A picture as small as a preview needs it, beside the picture itself. */
export async function writeSmall(path: string): Promise<void> {
  const source = await readPicture(await readFile(path));
  const sized = source.rotate().resize({ width: 480, height: 360, fit: "inside", withoutEnlargement: true });
  await writeFile(smallName(path), await sized.flatten({ background: "#ffffff" }).jpeg({ quality: 70 }).toBuffer());
}
