import { basename } from "node:path";
import { parseSync } from "vite";
import { isNode, listChildren, type Node } from "./mutants/syntax.ts";
import { leftOut, runOf } from "./test-files.ts";

/** A test as its file writes it: `${…}` and `%s` stand as in the source. `skipped` says why it proves nothing. */
export type FoundTest = { name: string; path: readonly string[]; skipped?: string | undefined };
type Scope = { path: readonly string[]; skipped?: string | undefined; only: boolean; cases: ReadonlySet<string> };
type Call = { describes: boolean; words: readonly string[]; conditions: readonly Node[]; lists: readonly Node[] };

const functions = /^(ArrowFunction|Function)Expression$/;
const skips = /^(skip|todo|fixme|fails|fail)$/;
const argumentsOf = (call: Node) => call.arguments as Node[];
const bodyOf = (call: Node) => argumentsOf(call).find(({ type }) => functions.test(type));

/** What a call such as `describe.skipIf(reason)("…", …)` says before its title; undefined when it is none of tests. */
function readCall(call: Node): Call | undefined {
  const [words, conditions, lists]: [string[], Node[], Node[]] = [[], [], []];
  for (let node = call.callee as Node; ; ) {
    if (node.type === "MemberExpression") {
      words.push(String((node.property as Node).name));
      node = node.object as Node;
    } else if (node.type === "CallExpression") {
      const named = (node.callee as Node).property as Node | undefined;
      if (/^(skip|run)If$/.test(String(named?.name))) conditions.push(...argumentsOf(node));
      if (named?.name === "each") lists.push(...argumentsOf(node));
      node = node.callee as Node;
    } else if (node.type === "TaggedTemplateExpression") node = node.tag as Node;
    else if (node.type === "Identifier" && /^(x?(it|test)|x?describe\w*)$/.test(String(node.name))) {
      const root = String(node.name);
      if (root.startsWith("x")) words.push("skip");
      return { describes: /^x?describe/.test(root) || words.includes("describe"), words, conditions, lists };
    } else return undefined;
  }
}

function textOf(source: string, node: Node): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type !== "TemplateLiteral") return `\${${source.slice(node.start, node.end)}}`;
  const holes = (node.expressions as Node[]).map(({ start, end }) => `\${${source.slice(start, end)}}`);
  const pieces = (node.quasis as Node[]).map(({ value }) => String((value as { cooked?: string }).cooked));
  return pieces.map((piece, at) => piece + (holes[at] ?? "")).join("");
}

const isBlock = (call: Node, { words }: Call) =>
  argumentsOf(call).length > 0 &&
  !words.some((word) => /^(use|configure|extend|step|info|(before|after)(All|Each))$/.test(word)) &&
  (bodyOf(call) !== undefined || words.includes("todo"));

/** The names that a pattern binds, or that an expression speaks of. */
function namesIn(node: Node): string[] {
  return node.type === "Identifier" ? [String(node.name)] : Object.values(node).flat().filter(isNode).flatMap(namesIn);
}

/** Whether a body skips itself: `test.skip(…)`, `test.fixme(…)`, `context.skip()`, `skip()`. */
function skipsItself(node: Node): boolean {
  if (node.type === "CallExpression") {
    const read = readCall(node);
    if (read && isBlock(node, read)) return false;
    const callee = node.callee as Node;
    const object = callee.object as Node | undefined;
    const named = callee.type === "MemberExpression" ? (callee.property as Node).name : callee.name;
    const ours = !object || read || /^(context|ctx|task|t|info)$/.test(String(object.name));
    if (ours && /^(skip|fixme)$/.test(String(named))) return true;
  }
  return listChildren(node).some(skipsItself);
}

function whySkipped({ words, conditions, lists }: Call, body: Node | undefined, { cases }: Scope): string | undefined {
  const word = words.find((one) => skips.test(one));
  if (word) return `.${word}`;
  // What leaves out one of its cases still proves the others; what asks the machine may prove nothing.
  const asks = conditions.find((condition) => !namesIn(condition).some((name) => cases.has(name)));
  if (asks) return "runs only on some machines";
  if (lists.some((list) => list.type === "ArrayExpression" && (list.elements as Node[]).length === 0))
    return "has no cases";
  return body && skipsItself(body) ? "skips itself" : undefined;
}

/** Every test of a file, those that prove nothing with why. */
export function readTests(file: string, source: string): FoundTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const run = runOf(file);
  const found: (FoundTest & { only: boolean })[] = [];
  const isLeftOut = (titles: readonly string[]) =>
    run === "journeys" && new RegExp(leftOut).test([basename(file), ...titles].join(" ").replace(/\$\{.*?\}/g, "…"));

  function walk(node: Node, scope: Scope) {
    const read = node.type === "CallExpression" ? readCall(node) : undefined;
    const each = node.type === "ForOfStatement" ? namesIn(node.left as Node) : [];
    if (!read || !isBlock(node, read)) {
      const inner = each.length > 0 ? { ...scope, cases: new Set([...scope.cases, ...each]) } : scope;
      for (const child of listChildren(node)) walk(child, inner);
      return;
    }
    const body = bodyOf(node);
    const name = textOf(source, argumentsOf(node)[0] as Node);
    const skipped = scope.skipped ?? whySkipped(read, body, scope);
    const only = scope.only || read.words.includes("only");
    const path = [...scope.path, name];
    if (!read.describes) {
      const why = skipped ?? (isLeftOut(path) ? "npm test leaves it out" : undefined);
      found.push({ name, path: scope.path, skipped: why, only });
    } else if (body) {
      const cases = new Set([...scope.cases, ...(body.params as Node[]).flatMap(namesIn)]);
      walk(body.body as Node, { path, skipped, only, cases });
    }
  }
  const whole = program as unknown as Node;
  const left = run === undefined ? "no run of npm test includes its file" : undefined;
  const skipped = skipsItself(whole) ? "its file skips itself" : undefined;
  walk(whole, { path: [], skipped: left ?? skipped, only: false, cases: new Set() });
  const chosen = found.some(({ only }) => only);
  return found.map(({ only, ...test }) => (chosen && !only ? { ...test, skipped: "another has .only" } : test));
}
