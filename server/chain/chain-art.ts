import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ChainError } from "#content/chain/chain-error.ts";
import type { ChainFolder } from "#content/chain/read-folder.ts";
import type { Assets } from "#render/assets.ts";
import { Answer } from "#render/page-cache.ts";
import { cacheClasses } from "#site/cache.ts";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};
const iconSizes = [180, 192, 512];
const maskableSizes = [192, 512];

/** A drawing as a picture; what cannot be drawn is said with the name of its file. */
async function draw(name: string, picture: Sharp): Promise<Buffer> {
  try {
    return await picture.png().toBuffer();
  } catch (thrown) {
    const why = (thrown as Error).message;
    throw new ChainError(`${name}: cannot be drawn: ${why}.`, `${name}: no se puede dibujar: ${why}.`);
  }
}

type Drawings = { favicon: string; logoSource: string; ground: string; back: string };
const sameKeys = ["favicon", "logoSource", "ground", "back"] as const;
let last: { of: Drawings; icons: Promise<Map<string, Buffer>> } | undefined;

/** Drawn once for the same drawings and colours: a folder is read again for other things, and the doctor asks often. */
function iconsOf(of: Drawings): Promise<Map<string, Buffer>> {
  if (last && sameKeys.every((key) => last?.of[key] === of[key])) return last.icons;
  const icons = drawIcons(of);
  last = { of, icons };
  icons.catch(() => {
    last = undefined;
  });
  return icons;
}

async function drawIcons({ favicon, logoSource, ground, back }: Drawings): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>();
  for (const size of iconSizes) {
    const icon = sharp(Buffer.from(favicon), { density: 600 }).resize(size, size, {
      fit: "contain",
      background: ground,
    });
    icons.set(`art/icon-${size}.png`, await draw("favicon.svg", icon.flatten({ background: ground })));
  }
  // Launchers cut these to their own shape: the drawing keeps within the four fifths that all of them leave.
  for (const size of maskableSizes) {
    const edge = Math.round(size * 0.13);
    const icon = sharp(Buffer.from(favicon), { density: 600 })
      .resize(size - 2 * edge, size - 2 * edge, { fit: "contain", background: ground })
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground });
    icons.set(`art/maskable-${size}.png`, await draw("favicon.svg", icon.flatten({ background: ground })));
  }
  const mark = await draw(
    "logo.svg",
    sharp(Buffer.from(logoSource), { density: 300 }).resize({ width: 820, height: 430, fit: "inside" }),
  );
  const social = sharp({ create: { width: 1200, height: 630, channels: 3, background: back } });
  icons.set(
    "art/og.png",
    await social
      .composite([{ input: mark, gravity: "centre" }])
      .png({ palette: true })
      .toBuffer(),
  );
  return icons;
}

/** What pages and browsers ask for by name, made of the chain's folder; what the folder itself has by that name stays. */
export async function drawArt({ favicon, logoSource, theme, art }: ChainFolder): Promise<Map<string, Buffer>> {
  const ground = theme?.barColour ?? "#15171a";
  const back = theme?.mainColour ?? "#ffcd00";
  const own = [...art].map(([name, bytes]) => [`art/${name}`, bytes] as const);
  const drawn = await iconsOf({ favicon, logoSource, ground, back });
  return new Map([["art/favicon.svg", Buffer.from(favicon)], ...drawn, ...own]);
}

/** The built assets with the chain's own before them: drawings by name, and the sheet of its colours after every page's. */
export function createChainArt(files: Map<string, Answer>, built: Assets) {
  const names = new Map<string, string>();
  let theme: string | undefined;
  const assets: Assets = {
    ...built,
    url: (name) => names.get(name) ?? built.url(name),
    sheets: (source) => (theme ? [...built.sheets(source), theme] : built.sheets(source)),
  };
  function serve(name: string, bytes: Buffer, type: string): string {
    const mark = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
    const path = `/${name.replace(/\.(\w+)$/, `.${mark}.$1`)}`;
    const answer = new Answer(200, bytes, { "content-type": type, "cache-control": cacheClasses.immutable });
    answer.packed = !/svg|css/.test(type);
    answer.inert = type !== "image/svg+xml";
    files.set(path, answer);
    return path;
  }
  return {
    assets,
    /**
     * Draws everything anew; the answer puts it to use. What was served before stays: pages in visitors' hands still
     * name it.
     */
    async draw(folder: ChainFolder): Promise<() => void> {
      const drawn = await drawArt(folder);
      return () => {
        names.clear();
        for (const [name, bytes] of drawn) {
          const type = types[extname(name)];
          if (type) names.set(name, serve(name, bytes, type));
        }
        const css = folder.theme?.css;
        theme = css && serve("assets/theme.css", Buffer.from(css), "text/css; charset=utf-8");
      };
    },
  };
}
