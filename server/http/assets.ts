import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets } from "#render/assets.ts";
import { inlineScript } from "#render/inline-script.ts";
import { createPageStyles, type StyleRules } from "#render/page-styles.ts";

type AssetList = {
  names: Record<string, string>;
  styles: string;
  styleRules: StyleRules;
  preloadFonts: string[];
  head: Record<"loader" | "banner" | "offer", string>;
  enhance: { entry: string; preloads: string[] };
  islandClient: { entry: string; preloads: string[] };
  islands: Record<string, string[]>;
  worker: string;
};

/** The assets that `scripts/build.ts` wrote down. */
export async function builtAssets(root: string): Promise<Assets> {
  const list = JSON.parse(await readFile(join(root, "dist/assets.json"), "utf8")) as AssetList;
  return {
    url(name) {
      const found = list.names[name];
      if (!found) throw new Error(`no asset is called ${name}`);
      return found;
    },
    styles: list.styles,
    pageStyles: createPageStyles(list.styleRules),
    preloadFonts: list.preloadFonts,
    head: {
      loader: inlineScript(list.head.loader),
      banner: inlineScript(list.head.banner),
      offer: inlineScript(list.head.offer),
    },
    worker: list.worker,
    scripts(islands) {
      if (islands.length === 0) return { entries: [list.enhance.entry], preloads: list.enhance.preloads };
      const react = [list.islandClient.entry, ...list.islandClient.preloads];
      const preloads = new Set([...react, ...islands.flatMap((name) => list.islands[name] ?? [])]);
      // It is fetched as the page's own script.
      preloads.delete(list.enhance.entry);
      return { entries: [list.enhance.entry], preloads: [...preloads] };
    },
  };
}
