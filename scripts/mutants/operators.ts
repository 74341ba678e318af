import { type Change, isNode, type Node } from "./syntax.ts";

const compared: Record<string, string[]> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
};
const reckoned: Record<string, string> = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=" };
const twins: Record<string, string> = {
  min: "max",
  max: "min",
  some: "every",
  every: "some",
  floor: "ceil",
  ceil: "floor",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
};
const leftOut = new Set(["filter", "slice", "trim", "sort", "toSorted", "reverse", "toReversed"]);
const judged = new Set(["BinaryExpression", "LogicalExpression", "ConditionalExpression", "Literal"]);

/** How each kind of code can go wrong. What stands around a node decides over some, so they get its parent too. */
export function mutate(source: string, node: Node, parent: Node | undefined, chain: Node | undefined): Change[] {
  const text = (part: unknown) => source.slice((part as Node).start, (part as Node).end);
  const instead = (kind: string, ...texts: string[]): Change[] =>
    texts.map((text) => ({ start: node.start, end: node.end, text, kind }));
  /** Inside `a?.b.c` nothing can be set in brackets, so the chain is written anew as a whole. */
  const within = (kind: string, start: number, end: number, put: string): Change[] => {
    const whole = chain ?? node;
    const changed = source.slice(whole.start, start) + put + source.slice(end, whole.end);
    return [{ start: whole.start, end: whole.end, text: changed, kind }];
  };
  const flip = (test: unknown): Change[] => {
    const part = test as Node;
    if (judged.has(part.type) || (part.type === "UnaryExpression" && part.operator === "!")) return [];
    return [{ start: part.start, end: part.end, text: `!(${text(part)})`, kind: "condition flipped" }];
  };
  const empty = (value: unknown): Change[] => {
    if (!isNode(value) || value.type === "BlockStatement" || judged.has(value.type)) return [];
    if (value.type === "Identifier" && value.name === "undefined") return [];
    return [{ start: value.start, end: value.end, text: "undefined", kind: "nothing returned" }];
  };

  switch (node.type) {
    case "BinaryExpression": {
      const operator = node.operator as string;
      const [left, right] = [node.left, node.right] as [Node, Node];
      const words = [left, right].some((side) => side.type === "TemplateLiteral" || typeof side.value === "string");
      const put = (other: string) => `(${text(left)}) ${other} (${text(right)})`;
      if (operator in compared) return instead("comparison", ...(compared[operator] as string[]).map(put));
      if (operator === "in" || operator === "instanceof") return instead("condition flipped", `!(${text(node)})`);
      const other = reckoned[operator];
      return other && !words ? instead("arithmetic", put(other)) : [];
    }
    case "LogicalExpression": {
      if (node.operator === "??") return instead("no fallback", text(node.left));
      return instead("logic", `(${text(node.left)}) ${node.operator === "&&" ? "||" : "&&"} (${text(node.right)})`);
    }
    case "UnaryExpression": {
      const bare = text(node.argument);
      if (node.operator === "!") return instead("condition flipped", bare);
      return node.operator === "-" && (node.argument as Node).type !== "Literal" ? instead("sign", bare) : [];
    }
    case "UpdateExpression": {
      const other = node.operator === "++" ? "--" : "++";
      return instead("arithmetic", node.prefix ? other + text(node.argument) : text(node.argument) + other);
    }
    case "AssignmentExpression": {
      const other = reckoned[node.operator as string];
      return other ? instead("arithmetic", `${text(node.left)} ${other} ${text(node.right)}`) : [];
    }
    case "Literal": {
      if (typeof node.value === "boolean") return instead("boolean", String(!node.value));
      const judges =
        parent?.type === "SwitchCase" || (parent?.type === "BinaryExpression" && `${parent.operator}` in compared);
      if (!judges) return [];
      if (typeof node.value === "number") return instead("constant", String(node.value + 1));
      return typeof node.value === "string" ? instead("constant", node.value ? '""' : '"mutant"') : [];
    }
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "ConditionalExpression":
      return flip(node.test);
    case "ReturnStatement":
      return empty(node.argument);
    case "ArrowFunctionExpression":
      return empty(node.body);
    case "ExpressionStatement": {
      const done = node.expression as Node;
      const call = done.type === "AwaitExpression" ? (done.argument as Node) : done;
      if (call.type !== "CallExpression" || (call.callee as Node).type === "Super") return [];
      return [{ start: done.start, end: done.end, text: "undefined", kind: "call left out" }];
    }
    case "MemberExpression":
    case "CallExpression": {
      if (node.optional) {
        const from = ((node.type === "CallExpression" ? node.callee : node.object) as Node).end;
        const at = source.indexOf("?.", from);
        const dot = node.type === "MemberExpression" && !node.computed ? "." : "";
        return within("no question mark", at, at + 2, dot);
      }
      const callee = node.callee as Node | undefined;
      if (callee?.type !== "MemberExpression" || callee.computed || callee.optional) return [];
      const method = callee.property as Node & { name: string };
      if (Object.hasOwn(twins, method.name))
        return within("method", method.start, method.end, twins[method.name] as string);
      return leftOut.has(method.name) ? within("method", (callee.object as Node).end, node.end, "") : [];
    }
    default:
      return [];
  }
}
