import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import type { Words } from "#core/edition.ts";
import { otherEdition } from "#site/editions.ts";
import { ChainError } from "./chain-error.ts";
import { findOnly, inEveryLanguage } from "./one-language.ts";
import { type ChainFacts, chainSchema } from "./schema.ts";
import { messageIn } from "./schema-words.ts";

/** Where the values of a JSON text stand: the line of each by its path, "phones.main" or "countries.0". */
function listJsonLines(source: string): Map<string, number> {
  const lines = new Map<string, number>([["", 1]]);
  /** The containers around the place: the name or number of what is read next in each. */
  const open: { list: boolean; key: string | number }[] = [];
  const path = () => open.map(({ key }) => key).join(".");
  let line = 1;
  let word: string | undefined;
  const note = () => {
    if (open.at(-1)?.list && !lines.has(path())) lines.set(path(), line);
  };
  for (const [token] of source.matchAll(/\n|"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    const inside = open.at(-1);
    if (token === "\n") line += 1;
    else if (token === "{" || token === "[") {
      note();
      open.push({ list: token === "[", key: token === "[" ? 0 : "" });
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ":" && inside && word !== undefined) {
      inside.key = word;
      lines.set(path(), line);
    } else if (token === "," && inside?.list) inside.key = Number(inside.key) + 1;
    else note();
    word = token.startsWith('"') ? token.slice(1, -1) : undefined;
  }
  return lines;
}

const shown = (file: string) => join(basename(dirname(file)), basename(file));

type WrongFact = { path: string; text: Words };

function sentenceOf(issue: v.BaseIssue<unknown>): WrongFact {
  const path = (issue.path ?? []).map(({ key }) => String(key)).join(".");
  const tell = (es: string, en: string) => ({ path, text: { es: `${path} ${es}`, en: `${path} ${en}` } });
  if (issue.received === "undefined" && issue.kind === "schema") return tell("falta", "is missing");
  if (issue.type === "strict_object")
    return issue.expected === "never"
      ? tell("no es un dato que este archivo conozca", "is no fact that this file knows")
      : tell("debe ser un grupo entre llaves", "must be a group in braces");
  return tell(messageIn("es", issue.message), issue.message);
}

/** The line on which a value stands, or the group that it should stand in. */
function lineOf(path: string, lines: ReadonlyMap<string, number>): number {
  const keys = path.split(".");
  let line: number | undefined;
  for (let length = keys.length; line === undefined; length--) line = lines.get(keys.slice(0, length).join("."));
  return line;
}

/** Of a site of one language, what is wrong with words is told of that language, not of their copy for the other too. */
function tellWrong(json: unknown, issues: readonly v.BaseIssue<unknown>[]): WrongFact[] {
  const wrong = issues.map(sentenceOf);
  const only = findOnly(json);
  if (!only) return wrong;
  const paths = new Set(wrong.map(({ path }) => path));
  const copied = otherEdition(only);
  const spoken = (path: string) =>
    path
      .split(".")
      .map((name) => (name === copied ? only : name))
      .join(".");
  return wrong.filter(({ path }) => spoken(path) === path || !paths.has(spoken(path)));
}

/** What is wrong with facts before they are a file; empty when they can be one. */
export function listWrongFacts(json: unknown): WrongFact[] {
  const result = v.safeParse(chainSchema, inEveryLanguage(json));
  return result.success ? [] : tellWrong(json, result.issues);
}

/** The first line with which a JSON text can no longer become right. */
function findBrokenLine(source: string): number {
  const lines = source.split("\n");
  for (let count = 1; count < lines.length; count++) {
    const part = lines.slice(0, count).join("\n");
    try {
      JSON.parse(part);
    } catch (thrown) {
      const { message } = thrown as Error;
      const at = /at position (\d+)/.exec(message)?.[1];
      const open = message.includes("end of JSON input") || (at !== undefined && Number(at) >= part.length);
      if (!open) return count;
    }
  }
  return lines.length;
}

/** Reads the text of chain.json; `file` is how mistakes name it. */
export function parseChain(source: string, file: string): ChainFacts {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (thrown) {
    const why = (thrown as Error).message.split(/, \.\.\.|, "| in JSON| is not valid/, 1)[0];
    const line = findBrokenLine(source);
    throw new ChainError(
      `${file} line ${line}: this is no JSON (${why}).`,
      `${file} línea ${line}: esto no es JSON (${why}).`,
    );
  }
  const result = v.safeParse(chainSchema, inEveryLanguage(json));
  if (result.success) return result.output;
  const lines = listJsonLines(source);
  const wrong = tellWrong(json, result.issues)
    .map(({ path, text }) => ({ line: lineOf(path, lines), text }))
    .sort((a, b) => a.line - b.line);
  throw new ChainError(
    wrong.map(({ line, text }) => `${file} line ${line}: ${text.en}.`).join("\n"),
    wrong.map(({ line, text }) => `${file} línea ${line}: ${text.es}.`).join("\n"),
  );
}

/** The facts in a chain's folder. */
export async function readChain(folder: string): Promise<ChainFacts> {
  const file = join(folder, "chain.json");
  const source = await readFile(file, "utf8").catch(() => {
    throw new ChainError(
      `There is no ${file}: CHAIN_DIR names the folder with the chain's own facts.`,
      `No hay ${file}: CHAIN_DIR nombra la carpeta con los datos de la cadena.`,
    );
  });
  return parseChain(source, shown(file));
}
