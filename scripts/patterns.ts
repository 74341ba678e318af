import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { checkSync as CheckSync } from "recheck";
import { parseSync } from "vite";

// The checker's own JavaScript: it needs neither Java nor a program made for this processor.
const require = createRequire(import.meta.url);
const { checkSync } = require("recheck/lib/browser.js") as { checkSync: typeof CheckSync };

export type Pattern = { source: string; flags: string };
type FilePatterns = { patterns: (Pattern & { line: number })[]; built: { line: number; text: string }[] };

type Node = { type: string; start: number; end: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && typeof (value as Node).type === "string";

/** Every regular expression of a file; those put together from variables are `built`, nobody can read them here. */
export function findPatterns(file: string, code: string): FilePatterns {
  const found: FilePatterns = { patterns: [], built: [] };
  const lineOf = (at: number) => code.slice(0, at).split("\n").length;
  const visit = (node: Node): void => {
    const regex = node.type === "Literal" ? (node.regex as { pattern: string; flags: string } | null) : null;
    if (regex) found.patterns.push({ source: regex.pattern, flags: regex.flags, line: lineOf(node.start) });
    if ((node.type === "NewExpression" || node.type === "CallExpression") && isRegExp(node.callee))
      takeBuilt(node, found, lineOf(node.start), code);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program as unknown as Node);
  return found;
}

const isRegExp = (callee: unknown) => isNode(callee) && callee.type === "Identifier" && callee.name === "RegExp";

function takeBuilt(node: Node, found: FilePatterns, line: number, code: string): void {
  const [source, flags] = node.arguments as Node[];
  const plain = (part: Node | undefined) =>
    part?.type === "Literal" && typeof part.value === "string" ? part.value : undefined;
  const text = plain(source);
  if (text !== undefined && (flags === undefined || plain(flags) !== undefined))
    found.patterns.push({ source: text, flags: plain(flags) ?? "", line });
  else found.built.push({ line, text: code.slice(node.start, node.end) });
}

/** Without a repeat of unknown length the work is bounded by the pattern itself. */
export const hasEndlessRepeat = ({ source }: Pattern): boolean =>
  /[*+]|\{\d+,\}/.test(source.replace(/\\./g, "").replace(/\[[^\]]*\]/g, ""));

/** No limits of time: what it says must not hang on how busy the machine is. */
const unhurried = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
};

/** Why a pattern is refused: "" when its work grows no faster than the text. What cannot be shown is refused too. */
export function judge(pattern: Pattern): string {
  if (!hasEndlessRepeat(pattern)) return "";
  const said = checkSync(pattern.source, pattern.flags, unhurried);
  if (said.status === "safe") return "";
  return said.status === "vulnerable" ? said.complexity.summary : "cannot be shown to be linear";
}

/** Whoever judges otherwise judges anew: the checker's release, and our own reading of what it says. */
export async function judgeName(): Promise<string> {
  const { version } = require("recheck/package.json") as { version: string };
  const own = createHash("sha256").update(await readFile(new URL(import.meta.url), "utf8"));
  return `recheck ${version}, asked by scripts/patterns.ts ${own.digest("hex").slice(0, 16)}`;
}
