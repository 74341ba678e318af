import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { noFactColumns } from "#core/car-facts.ts";

/** The parts of the parser's tree that types of rows are made of. */
type Node = {
  type: string;
  id?: { name: string };
  declaration?: Node;
  typeAnnotation?: Node;
  typeName?: { name: string };
  types?: Node[];
  members?: Node[];
  body?: { body: Node[] };
  key?: { name: string };
  literal?: { value: unknown };
};
export type Kind = "text" | "number" | "bytes";

/** What `data/schema.ts` says of each table: its columns, each with what it holds, and `null` where it may be empty. */
export function readSchemaTypes(): Record<string, Record<string, string>> {
  const file = "data/schema.ts";
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const named = new Map<string, Node>();
  for (const node of program.body as unknown as Node[]) {
    const declared = node.declaration ?? node;
    if (declared.id) named.set(declared.id.name, declared);
  }
  const typeOf = (name: string) => named.get(name)?.typeAnnotation;

  /** A type that is another file's is a list of words. */
  function holds(node: Node): (Kind | "null")[] {
    if (node.type === "TSUnionType") return (node.types ?? []).flatMap(holds);
    if (node.type === "TSNullKeyword") return ["null"];
    if (node.type === "TSNumberKeyword" || typeof node.literal?.value === "number") return ["number"];
    if (node.typeName?.name === "Uint8Array") return ["bytes"];
    const known = node.typeName && typeOf(node.typeName.name);
    return known ? holds(known) : ["text"];
  }
  function columnsOf(node: Node | undefined): [string, string][] {
    if (node?.typeName?.name === "FactColumns") return factColumns;
    if (node?.typeName) return columnsOf(typeOf(node.typeName.name));
    if (node?.types) return node.types.flatMap(columnsOf);
    const told = (type: Node) => [...new Set(holds(type))].sort().join(" or ");
    return (node?.members ?? []).map(({ key, typeAnnotation }) => [
      key?.name ?? "",
      told(typeAnnotation?.typeAnnotation as Node),
    ]);
  }
  const tables = named.get("Schema")?.body?.body ?? [];
  return Object.fromEntries(
    tables.map(({ key, typeAnnotation }) => [key?.name, Object.fromEntries(columnsOf(typeAnnotation?.typeAnnotation))]),
  );
}

/** What is known of a car beyond its name is a table of values: no type of it stands written. */
const factColumns = Object.entries(noFactColumns).map(([name, blank]): [string, string] => {
  if (blank === null) return [name, "null or number"];
  return [name, typeof blank === "number" ? "number" : "text"];
});
