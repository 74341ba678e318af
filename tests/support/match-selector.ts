/** As much of an element as a selector asks about. */
type Matchable = {
  readonly nodeName: string;
  readonly parentElement: Matchable | null;
  readonly children: readonly Matchable[];
  readonly checked: boolean;
  getAttribute(name: string): string | null;
};

/** "a", "#cars", ".more", "[rel=next]", ":not(.far)": a selector in pieces. */
const pieces = [
  /^(?<name>[a-z][\w-]*|\*)/i,
  /^#(?<id>[\w-]+)/,
  /^\.(?<className>[\w-]+)/,
  /^\[(?<attribute>[\w-]+)(?:(?<starts>\^?)=["']?(?<value>[^"'\]]*)["']?)?\]/,
  /^:not\((?<not>[^()]*)\)/,
  /^:is\((?<is>[^()]*)\)/,
  /^:(?<checked>checked)/,
  /^:(?<target>target)/,
  /^:(?<hover>hover)/,
  /^:(?<first>first-child)/,
];

type Piece = Partial<
  Record<
    "name" | "id" | "className" | "attribute" | "starts" | "value" | "not" | "is" | "target" | "hover" | "first",
    string
  >
>;

function fitsPiece(element: Matchable, piece: Piece): boolean {
  const { name, id, className, attribute, starts, value, not, is, target, hover, first } = piece;
  if (name) return name === "*" || element.nodeName === name.toUpperCase();
  if (id) return element.getAttribute("id") === id;
  if (className) return (element.getAttribute("class") ?? "").split(/\s+/).includes(className);
  if (not) return !matches(element, not);
  if (is) return matches(element, is);
  if (target) return location.hash === `#${element.getAttribute("id")}`;
  // No pointer rests on anything.
  if (hover) return false;
  if (first) return element.parentElement?.children[0] === element;
  if (!attribute) return element.checked;
  const has = element.getAttribute(attribute);
  if (value === undefined) return has !== null;
  return starts ? (has?.startsWith(value) ?? false) : has === value;
}

/** One element against "a.more[rel=next]:not(.far)". */
function fits(element: Matchable, compound: string): boolean {
  let rest = compound;
  while (rest !== "") {
    const found = pieces.map((piece) => piece.exec(rest)).find(Boolean);
    if (!found?.groups) throw new Error(`a selector that is not understood: ${compound}`);
    if (!fitsPiece(element, found.groups)) return false;
    rest = rest.slice(found[0].length);
  }
  return true;
}

/** "nav a", "li > a": the last is the element itself, the others lie above it. */
function stands(element: Matchable, steps: readonly string[]): boolean {
  if (!fits(element, steps.at(-1) ?? "*")) return false;
  const child = steps.at(-2) === ">";
  const above = steps.slice(0, child ? -2 : -1);
  if (above.length === 0) return true;
  for (let at = element.parentElement; at; at = child ? null : at.parentElement) if (stands(at, above)) return true;
  return false;
}

/** Cuts a selector at commas or blanks, but not within brackets. */
function cut(text: string, at: RegExp): string[] {
  const pieces = [""];
  let depth = 0;
  for (const sign of text.trim()) {
    if (/[([]/.test(sign)) depth++;
    if (/[)\]]/.test(sign)) depth--;
    if (depth === 0 && at.test(sign)) pieces.push("");
    else pieces.push((pieces.pop() ?? "") + sign);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Whether an element is what a selector names, as far as our own script asks. */
export const matches = (element: Matchable, selector: string): boolean =>
  cut(selector, /,/).some((one) => stands(element, cut(one, /\s/)));
