import sharp from "sharp";

export type Drawn = { logo: string; favicon: string | undefined };

/** It travels with every page, in up to three places: twice the header's height, or what of it fits. */
const tries = [
  { height: 96, colours: 128 },
  { height: 96, colours: 32 },
  { height: 72, colours: 32 },
  { height: 48, colours: 16 },
];
const largest = 12_000;
/** The largest icon that is made of it. */
const iconEdge = 512;

const wrap = (png: Buffer, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>\n`;

async function draw(picture: Buffer, size: { width?: number; height?: number }, colours: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .trim()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return wrap(data, info.width, info.height);
}

/**
 * A logo that is a picture of pixels, as the drawings that the site needs: a small one for its pages and one that icons are
 * made of. Undefined where it is no picture, or none that gets small enough to be read.
 */
export async function wrapPicture(picture: Buffer): Promise<Drawn | undefined> {
  try {
    for (const { height, colours } of tries) {
      const logo = await draw(picture, { height, width: height * 6 }, colours);
      if (logo.length > largest) continue;
      return { logo, favicon: await draw(picture, { width: iconEdge, height: iconEdge }, 128) };
    }
  } catch {
    // Said below in words that help.
  }
  return undefined;
}

/** Whether a file is a drawing in words, as SVG is. */
export const isDrawing = (file: Buffer): boolean => /^\ufeff?\s*</.test(file.subarray(0, 1_000).toString("utf8"));
