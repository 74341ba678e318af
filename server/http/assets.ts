import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { remember } from "#core/remember.ts";
import type { Assets } from "#render/assets.ts";
import { inlineScript } from "#render/inline-script.ts";

type AssetList = {
  names: Record<string, string>;
  sheets: { site: string; print: string; own: Record<string, string> };
  preloadFonts: string[];
  letters: string;
  head: Record<"loader" | "banner" | "offer", string>;
  enhance: { entry: string; preloads: string[] };
  islandClient: { entry: string; preloads: string[] };
  islands: Record<string, string[]>;
  worker: string;
};

/** The assets that the build wrote down. */
export async function builtAssets(root: string): Promise<Assets> {
  const list = JSON.parse(await readFile(join(root, "dist/assets.json"), "utf8")) as AssetList;
  const { enhance, islandClient, sheets } = list;
  const scriptsOf = remember((names) => {
    if (names === "") return { entries: [enhance.entry], preloads: enhance.preloads };
    const react = [islandClient.entry, ...islandClient.preloads];
    const preloads = new Set([...react, ...names.split(" ").flatMap((name) => list.islands[name] ?? [])]);
    // It is fetched as the page's own script.
    preloads.delete(enhance.entry);
    return { entries: [enhance.entry], preloads: [...preloads] };
  });
  return {
    url(name) {
      const found = list.names[name];
      if (!found) throw new Error(`no asset is called ${name}`);
      return found;
    },
    sheets(source) {
      const own = sheets.own[source];
      return own ? [sheets.site, own] : [sheets.site];
    },
    printSheets: [sheets.print],
    preloadFonts: list.preloadFonts,
    letters: list.letters,
    head: {
      loader: inlineScript(list.head.loader),
      banner: inlineScript(list.head.banner),
      offer: inlineScript(list.head.offer),
    },
    worker: list.worker,
    scripts: (islands) => scriptsOf(islands.join(" ")),
  };
}
