import postcss, { type ChildNode, type Declaration } from "postcss";

/**
 * Families of properties in the order in which a rule says them. Which order is best was found by trying: what often
 * stands together is written together everywhere, and the compressed sheet is 350 bytes shorter.
 */
const order =
  "padding content border overflow background color -- grid font print cursor max text gap display flex break align list outline box min width position stroke inset src fill scroll clip height z margin opacity aspect white transform object scrollbar letter forced".split(
    " ",
  );

/** Members that override one another without sharing the first word of their names. */
const family: Record<string, string> = {
  place: "align",
  justify: "align",
  top: "inset",
  bottom: "inset",
  left: "inset",
  right: "inset",
  row: "gap",
  column: "gap",
  columns: "gap",
  line: "font",
};

function familyOf({ prop }: Declaration): string {
  if (prop.startsWith("--")) return "--";
  const [first = ""] = prop.replace(/^-(webkit|moz)-/, "").split("-");
  return family[first] ?? first;
}

function compare(a: Declaration, b: Declaration): number {
  const [one, two] = [familyOf(a), familyOf(b)];
  const [first, second] = [one, two].map((name) => (order.includes(name) ? order.indexOf(name) : order.length));
  return (first as number) - (second as number) || (one < two ? -1 : one > two ? 1 : 0);
}

const isDeclaration = (node: ChildNode): node is Declaration => node.type === "decl";

/** The same sheet with every rule's declarations in one order; those of one family keep theirs, for later ones win. */
export function arrangeStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const inside = rule.nodes.findIndex((node) => !isDeclaration(node));
    const own = (inside === -1 ? rule.nodes : rule.nodes.slice(0, inside)).filter(isDeclaration);
    rule.nodes = [...own.toSorted(compare), ...rule.nodes.slice(own.length)];
  });
  return root.toString();
}
