import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ChainError } from "#content/chain/chain-error.ts";
import { drawArt } from "#server/chain/chain-art.ts";
import { listHiddenLogos } from "#server/chain/hidden-logos.ts";
import { advice, type Check, problem } from "../finding.ts";

const list = (folder: string) => readdir(folder).catch((): string[] => []);

/** The chain's drawings: the icons can be made of them, the logo is seen, and some page asks for each. */
export const checkDrawings: Check = async ({ folder, config, shippedDir }) => {
  if (!folder) return [];
  const made = await drawArt({ ...folder, art: new Map() }).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    return error;
  });
  if (made instanceof ChainError)
    return [
      problem("drawings", made.words, {
        es: "Póngalo de nuevo como SVG: así no arranca el sitio.",
        en: "Put it there again as SVG: the site does not start like this.",
      }),
    ];
  const hidden = (await listHiddenLogos(folder)).map(({ says, todo }) => advice("logo-contrast", says, todo));
  const known = new Set([
    ...[...made.keys()].map((name) => name.replace("art/", "")),
    ...(await list(join(config.root, "app/art"))),
    ...(await list(join(shippedDir, "art"))),
  ]);
  const unknown = [...folder.art.keys()].filter((name) => !known.has(name));
  if (known.size === made.size || unknown.length === 0) return hidden;
  return [
    ...hidden,
    advice(
      "art-names",
      {
        es: `Ninguna página pide estos dibujos: ${unknown.join(", ")}.`,
        en: `No page asks for these drawings: ${unknown.join(", ")}.`,
      },
      {
        es: "Déles el nombre de un archivo de app/art, o bórrelos de art/.",
        en: "Give them the name of a file of app/art, or delete them from art/.",
      },
    ),
  ];
};
