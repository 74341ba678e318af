/** A node of the syntax tree, as far as mutants ask. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Another text for the source between two places. */
export type Change = { start: number; end: number; text: string; kind: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const wrapped = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const passedOver = /^(TS|Import|ExportAll|JSX)/;

/** The parts of a node that run: types and imports are passed over. */
export function listChildren(node: Node): Node[] {
  if (wrapped.has(node.type)) return [node.expression as Node];
  return Object.values(node)
    .flat()
    .filter((value): value is Node => isNode(value) && (wrapped.has(value.type) || !passedOver.test(value.type)));
}
