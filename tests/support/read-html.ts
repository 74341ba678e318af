/**
 * A reader for our own pages: React writes every end tag, and the HTML sweep proves the markup valid, so no repairs
 * are needed here. Anything left open at the end is an error.
 */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  parent: Element | undefined;
  children: (Element | string)[];
};

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const raw = new Set(["script", "style", "textarea", "title"]);
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const token = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (number) return String.fromCodePoint(Number(number));
    return named[name ?? ""] ?? whole;
  });

export function readHtml(html: string): Element {
  const root: Element = { name: "#document", attributes: {}, parent: undefined, children: [] };
  let open = root;
  let at = 0;
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    if (found.index > at) open.children.push(decode(html.slice(at, found.index)));
    at = token.lastIndex;
    const name = found[2]?.toLowerCase();
    if (!name) continue;
    if (found[1]) {
      if (open.name !== name || !open.parent) throw new Error(`</${name}> closes <${open.name}> at ${found.index}`);
      open = open.parent;
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = "", a, b, c] of (found[3] ?? "").matchAll(attribute))
      attributes[key.toLowerCase()] = decode(a ?? b ?? c ?? "");
    const element: Element = { name, attributes, parent: open, children: [] };
    open.children.push(element);
    if (voids.has(name) || found[3]?.endsWith("/")) continue;
    if (raw.has(name)) {
      const end = html.indexOf(`</${name}>`, at);
      const text = html.slice(at, end);
      element.children.push(name === "script" || name === "style" ? text : decode(text));
      at = token.lastIndex = end + name.length + 3;
    } else open = element;
  }
  if (open !== root) throw new Error(`<${open.name}> is never closed`);
  return root;
}

function* walk(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* walk(child);
  }
}

/** Elements by name and attributes: `list(page, "link", { rel: "alternate" })`. An empty value means any. */
export const list = (root: Element, name: string, wanted: Record<string, string> = {}): Element[] =>
  [...walk(root)].filter(
    (element) =>
      (name === "*" || element.name === name) &&
      Object.entries(wanted).every(([key, value]) =>
        value === "" ? key in element.attributes : element.attributes[key] === value,
      ),
  );

/** The only element of its kind; throws when there is none, or a second one. */
export function get(root: Element, name: string, wanted: Record<string, string> = {}): Element {
  const found = list(root, name, wanted);
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(`${found.length} elements <${name} ${JSON.stringify(wanted)}>, expected one`);
  return first;
}

export const textOf = (element: Element): string =>
  element.children
    .map((child) => (typeof child === "string" ? child : textOf(child)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
