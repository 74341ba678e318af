import sharp from "sharp";
import { contrastOf } from "#content/chain/contrast.ts";
import type { Logo } from "#content/chain/logo.ts";
import type { ChainFolder } from "#content/chain/read-folder.ts";
import type { Words } from "#core/edition.ts";

/** A brand's orange on white can be made out (2.3 to 1), dark letters on the dark cannot; two thirds of a piece may be a plate. */
const leastContrast = 2;
const leastShare = 1 / 3;
/** A dot may be lost, a name beside a bright disc may not. */
const mostLost = 0.15;
const width = 160;

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** Each pixel of a drawing as a browser shows it: nothing there, lost in its ground, or seen. */
async function lookAt({ viewBox, markup }: Logo, ground: string, letters: string) {
  const drawn = markup.replaceAll(/currentColor/gi, letters);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn}</svg>`;
  const { data } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<string, boolean>();
  return Array.from({ length: data.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    if (alpha < 128) return undefined;
    const colour = hex(red, green, blue);
    if (!known.has(colour)) known.set(colour, (contrastOf(colour, ground) ?? leastContrast) >= leastContrast);
    return known.get(colour) as boolean;
  });
}

/** The pieces of a drawing that hang together, each as how much of it there is and is seen. */
function listPieces(pixels: readonly (boolean | undefined)[]): { all: number; seen: number }[] {
  const done = new Set<number>();
  const pieces: { all: number; seen: number }[] = [];
  for (const start of pixels.keys()) {
    if (pixels[start] === undefined || done.has(start)) continue;
    const piece = { all: 0, seen: 0 };
    const open = [start];
    done.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      piece.all++;
      if (pixels[at]) piece.seen++;
      const column = at % width;
      const beside = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of beside) {
        if (pixels[next] === undefined || done.has(next)) continue;
        done.add(next);
        open.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** How much of what a logo draws is lost in a ground, 0 to 1; `letters` is what writes on it. */
export async function shareLost(logo: Logo, ground: string, letters: string): Promise<number> {
  const pieces = listPieces(await lookAt(logo, ground, letters));
  const sum = (those: typeof pieces) => those.reduce((all, piece) => all + piece.all, 0);
  return pieces.length === 0 ? 1 : sum(pieces.filter(({ all, seen }) => seen < all * leastShare)) / sum(pieces);
}

/** Logos that their ground swallows, each with what to do about it. */
export async function listHiddenLogos({
  logos,
  theme,
}: Pick<ChainFolder, "logos" | "theme">): Promise<{ says: Words; todo: Words }[]> {
  const grounds = [
    {
      logo: logos.dark,
      ground: theme?.barColour ?? "#15171a",
      letters: "#ffffff",
      file: "logo-dark.svg",
      es: "el encabezado oscuro",
      en: "the dark header",
    },
    { logo: logos.light, ground: "#ffffff", letters: "#000000", file: "logo.svg", es: "lo blanco", en: "white" },
    { logo: logos.mono, ground: "#ffffff", letters: "#000000", file: "logo-mono.svg", es: "el papel", en: "paper" },
  ];
  const hidden: { says: Words; todo: Words }[] = [];
  for (const { logo, ground, letters, file, es, en } of grounds) {
    const share = await shareLost(logo, ground, letters);
    if (share <= mostLost) continue;
    const percent = Math.round(share * 100);
    hidden.push({
      says: {
        es: `El logotipo se pierde sobre ${es}: el ${percent}% de lo dibujado casi no se ve.`,
        en: `The logo gets lost on ${en}: ${percent}% of what is drawn can hardly be seen.`,
      },
      todo: {
        es: `Ponga ${file} con otros colores en la carpeta de la cadena.`,
        en: `Put ${file} in other colors into the chain's folder.`,
      },
    });
  }
  return hidden;
}
