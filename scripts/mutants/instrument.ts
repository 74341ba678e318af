import { parseSync } from "vite";
import { mutate } from "./operators.ts";
import { type Change, listChildren, type Node } from "./syntax.ts";

export type Mutant = Change & { id: number; file: string; line: number; was: string };

const loops = new Set(["WhileStatement", "DoWhileStatement", "ForStatement", "ForOfStatement", "ForInStatement"]);

/** Every way in which a file can be changed, and the bodies of its loops, which a change may turn without end. */
export function readMutants(file: string, source: string, firstId: number): { mutants: Mutant[]; bodies: Node[] } {
  const { program, errors } = parseSync(file, source, { preserveParens: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const changes: Change[] = [];
  const bodies: Node[] = [];
  const walk = (node: Node, parent?: Node, chain?: Node) => {
    changes.push(...mutate(source, node, parent, chain));
    if (loops.has(node.type)) bodies.push(node.body as Node);
    const inChain = node.type === "ChainExpression" || (chain && /^(Member|Call|TSNonNull)Expression$/.test(node.type));
    const whole = node.type === "ChainExpression" ? node : chain;
    for (const child of listChildren(node)) {
      const links = child === node.object || child === node.callee || child === node.expression;
      walk(child, node, inChain && links ? whole : undefined);
    }
  };
  walk(program as unknown as Node);
  changes.sort((a, b) => a.start - b.start || b.end - a.end);
  const mutants = changes.map((change, index) => ({
    ...change,
    id: firstId + index,
    file,
    line: source.slice(0, change.start).split("\n").length,
    was: source.slice(change.start, change.end),
  }));
  return { mutants, bodies };
}

type Place = { start: number; end: number; mutants: Mutant[]; body: boolean };

/** The source with all its mutants in it at once, each asleep until its number is called. */
export function instrument(source: string, { mutants, bodies }: ReturnType<typeof readMutants>): string {
  const places = new Map<string, Place>();
  const placeOf = ({ start, end }: { start: number; end: number }) => {
    const key = `${start} ${end}`;
    if (!places.has(key)) places.set(key, { start, end, mutants: [], body: false });
    return places.get(key) as Place;
  };
  for (const mutant of mutants) placeOf(mutant).mutants.push(mutant);
  for (const body of bodies) placeOf(body).body = true;
  const sorted = [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const write = (start: number, end: number): string => {
    let text = "";
    let at = start;
    while (next < sorted.length && (sorted[next] as Place).start < end) {
      const place = sorted[next++] as Place;
      text += source.slice(at, place.start);
      const inner = write(place.start, place.end);
      const awake = place.mutants.map(({ id, text }) => `$mutant(${id})?(${text}):`).join("");
      text += place.body ? `{$turn();${inner}}` : `(${awake}(${inner}))`;
      at = place.end;
    }
    return text + source.slice(at, end);
  };
  return write(0, source.length);
}
