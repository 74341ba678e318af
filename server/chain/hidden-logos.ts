import sharp from "sharp";
import { contrastOf } from "#content/chain/contrast.ts";
import type { Logo } from "#content/chain/logo.ts";
import type { ChainFolder } from "#content/chain/read-folder.ts";
import type { Words } from "#core/edition.ts";

/** A mark needs three to one against its ground, and a third of what is drawn may well be a plate behind it. */
const leastContrast = 3;
const leastShare = 1 / 3;
const width = 160;

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** How much of what a logo draws stands out from a ground, 0 to 1; `letters` is what writes on it. */
export async function shareSeen({ viewBox, markup }: Logo, ground: string, letters: string): Promise<number> {
  const drawn = markup.replaceAll(/currentColor/gi, letters);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn}</svg>`;
  const { data } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<string, boolean>();
  let [seen, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    const colour = hex(red, green, blue);
    if (!known.has(colour)) known.set(colour, (contrastOf(colour, ground) ?? leastContrast) >= leastContrast);
    all++;
    if (known.get(colour)) seen++;
  }
  return all === 0 ? 0 : seen / all;
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
    const share = await shareSeen(logo, ground, letters);
    if (share >= leastShare) continue;
    const percent = Math.round(share * 100);
    hidden.push({
      says: {
        es: `El logotipo casi no se ve sobre ${es}: resalta el ${percent}% de lo dibujado.`,
        en: `The logo can hardly be seen on ${en}: ${percent}% of what is drawn stands out.`,
      },
      todo: {
        es: `Ponga ${file} con otros colores en la carpeta de la cadena.`,
        en: `Put ${file} in other colors into the chain's folder.`,
      },
    });
  }
  return hidden;
}
