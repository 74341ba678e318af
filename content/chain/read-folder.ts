import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Words } from "#core/edition.ts";
import { isOwnList, listWrongLines, type OwnList, ownLists } from "#core/own-lists.ts";
import { conditions } from "../conditions.ts";
import { listWrongMarks } from "../fill-text.ts";
import { contentPages, parsePageFile, placeholders, startOfPageFile } from "../page-file.ts";
import { ChainError } from "./chain-error.ts";
import { type Logo, parseLogo } from "./logo.ts";
import { readChain } from "./read-chain.ts";
import type { ChainFacts } from "./schema.ts";
import { parseTheme, type Theme } from "./theme.ts";

/** All that is a chain's own: its folder as it was read. */
export type ChainFolder = {
  readonly facts: ChainFacts;
  readonly logos: Readonly<Record<"light" | "dark" | "mono", Logo>>;
  /** SVG texts that icons and the social picture are made of. */
  readonly favicon: string;
  readonly logoSource: string;
  readonly theme: Theme | undefined;
  /** Texts instead of the shipped ones, by "about.es". */
  readonly texts: ReadonlyMap<string, string>;
  /** Drawings instead of the shipped ones, by "hero.es.svg". */
  readonly art: ReadonlyMap<string, Buffer>;
  /** What it says of cars, parts and questions instead of the shipped lists, as texts with tabs. */
  readonly lists: ReadonlyMap<OwnList, string>;
};

const textNames = contentPages.flatMap((page) => [`${page}.es.md`, `${page}.en.md`]);

/** True when a text can stand in its page. */
function checkText(source: string, file: string): true {
  const edition = file.endsWith(".en.md") ? "en" : "es";
  try {
    parsePageFile(source);
  } catch {
    throw new ChainError(`${file} line 1: ${startOfPageFile.en}.`, `${file} línea 1: ${startOfPageFile.es}.`);
  }
  const wrong = source
    .split("\n")
    .flatMap((line, at) =>
      listWrongMarks(line, edition, { placeholders, conditions }).map((mark) => ({ line: at + 1, mark })),
    );
  if (wrong.length > 0)
    throw new ChainError(
      wrong.map(({ line, mark }) => `${file} line ${line}: ${mark} is no placeholder.`).join("\n"),
      wrong.map(({ line, mark }) => `${file} línea ${line}: ${mark} no es una marca que se llene.`).join("\n"),
    );
  return true;
}

/** Reads a whole folder; everything that is wrong in any of its files is said at once. `root` is where the software stands. */
export async function readChainFolder(folder: string, root: string): Promise<ChainFolder> {
  const problems: Words[] = [];
  const note = (en: string, es: string) => problems.push({ en, es });
  const shown = (name: string) => join(basename(folder), name);
  const find = (name: string) => readFile(join(folder, name), "utf8").catch(() => undefined);
  // Hidden names are an editor's, or those by which a container's volume is put in place.
  const list = async (name: string) =>
    (await readdir(join(folder, name)).catch(() => [])).filter((found) => !found.startsWith("."));
  async function attempt<T>(read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (thrown) {
      if (!(thrown instanceof ChainError)) throw thrown;
      problems.push(thrown.words);
      return undefined;
    }
  }
  const facts = await attempt(() => readChain(folder));
  const logoSource = await find("logo.svg");
  if (logoSource === undefined && facts) {
    const file = join(folder, "logo.svg");
    note(`There is no ${file}: every page shows it.`, `No hay ${file}: sale en todas las páginas.`);
  }
  const light = logoSource && (await attempt(() => parseLogo(logoSource, shown("logo.svg"))));
  const other = async (name: string) => {
    const source = await find(name);
    return (source && (await attempt(() => parseLogo(source, shown(name))))) || light;
  };
  const [dark, mono] = [await other("logo-dark.svg"), await other("logo-mono.svg")];
  const themeSource = await find("theme.css");
  const base = await readFile(join(root, "app/styles/tokens.css"), "utf8");
  const theme = themeSource && (await attempt(() => parseTheme(themeSource, base, shown("theme.css"))));
  const texts = new Map<string, string>();
  for (const name of await list("content")) {
    const source = (await find(`content/${name}`)) ?? "";
    const file = shown(`content/${name}`);
    if (!textNames.includes(name))
      note(
        `${file}: no page has a text of this name; they are called as in content/pages.`,
        `${file}: ninguna página tiene un texto con este nombre; se llaman como en content/pages.`,
      );
    else if (await attempt(() => checkText(source, file))) texts.set(name.slice(0, -3), source);
  }
  const art = new Map<string, Buffer>();
  for (const name of await list("art")) {
    const bytes = await readFile(join(folder, "art", name)).catch(() => undefined);
    if (bytes) art.set(name, bytes);
    else note(`${shown(`art/${name}`)}: is no file that can be read.`, `${shown(`art/${name}`)}: no se puede leer.`);
  }
  const lists = new Map<OwnList, string>();
  for (const name of await list("reference")) {
    const file = shown(`reference/${name}`);
    const own = name.replace(/\.tsv$/, "");
    const names = Object.keys(ownLists).map((one) => `${one}.tsv`);
    if (!name.endsWith(".tsv") || !isOwnList(own)) {
      note(
        `${file}: no list has this name; they are ${names.join(", ")}.`,
        `${file}: ninguna lista se llama así; son ${names.join(", ")}.`,
      );
      continue;
    }
    const source = (await find(`reference/${name}`)) ?? "";
    for (const { line, text } of listWrongLines(own, source))
      note(`${file} line ${line}: ${text.en}.`, `${file} línea ${line}: ${text.es}.`);
    lists.set(own, source);
  }
  if (problems.length > 0 || !facts || !light || !dark || !mono || !logoSource)
    throw new ChainError(problems.map(({ en }) => en).join("\n"), problems.map(({ es }) => es).join("\n"));
  const favicon = (await find("favicon.svg")) ?? logoSource;
  return { facts, logos: { light, dark, mono }, favicon, logoSource, theme: theme || undefined, texts, art, lists };
}
