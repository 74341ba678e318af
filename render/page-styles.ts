import { hash } from "node:crypto";
import { type Octets, octetsOf } from "#core/octets.ts";

/** The site's stylesheet in pieces: each selector with the classes without which it matches nothing. */
export type StyleRules = {
  layers: string[];
  rules: {
    /** `@layer ui`, `@media (…)`, from the outside in. */
    within: string[];
    selectors: { text: string; needs: string[] }[];
    body: string;
  }[];
};

export type PageStyles = {
  css: string;
  octets: Octets;
  /** What the content security policy says of it. */
  source: string;
};

const keptAtMost = 500;

/** What the policy calls an inline text that it allows. */
export const hashSource = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

export const pageStylesOf = (css: string): PageStyles => ({ css, octets: octetsOf(css), source: hashSource(css) });

/** Chooses the rules for the classes that stand in a page's markup; pages of one kind share the work. */
export function createPageStyles({ layers, rules }: StyleRules): (outline: string) => PageStyles {
  const names = [...new Set(rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs)))];
  const numbers = new Map(names.map((name, at) => [name, at]));
  const numbered = rules.map(({ within, selectors, body }) => ({
    within,
    selectors: selectors.map(({ text, needs }) => ({ text, needs: needs.map((name) => numbers.get(name) as number) })),
    body,
  }));
  // Cars of any colours stand on a page: each mixture would have styles of its own.
  const paints = names.flatMap((name, at) => (name.startsWith("paint-") ? at : []));
  const attributes = new Map<string, number[]>();
  const made = new Map<string, PageStyles>();

  function numbersIn(attribute: string): number[] {
    const known = attributes.get(attribute);
    if (known) return known;
    const found = attribute
      .split(" ")
      .flatMap((name) => (name.startsWith("paint-") ? paints : (numbers.get(name) ?? [])));
    if (attributes.size > keptAtMost * 4) attributes.clear();
    attributes.set(attribute, found);
    return found;
  }

  function write(has: Uint8Array): PageStyles {
    let css = `@layer ${layers.join(",")};`;
    let open: string[] = [];
    const close = (depth: number) => {
      css += "}".repeat(open.length - depth);
      open = open.slice(0, depth);
    };
    for (const { within, selectors, body } of numbered) {
      let chosen = "";
      for (const { text, needs } of selectors)
        if (needs.every((number) => has[number] === 1)) chosen += chosen === "" ? text : `,${text}`;
      if (chosen === "") continue;
      const shared = open.findIndex((one, at) => one !== within[at]);
      close(shared === -1 ? Math.min(open.length, within.length) : shared);
      for (const one of within.slice(open.length)) css += `${one}{`;
      open = within;
      css += chosen + body;
    }
    close(0);
    return pageStylesOf(css);
  }

  return (outline) => {
    const has = new Uint8Array(names.length);
    for (let at = outline.indexOf(' class="'); at !== -1; at = outline.indexOf(' class="', at)) {
      const end = outline.indexOf('"', at + 8);
      for (const number of numbersIn(outline.slice(at + 8, end))) has[number] = 1;
      at = end;
    }
    const key = Buffer.from(has).toString("latin1");
    const known = made.get(key);
    if (known) return known;
    if (made.size > keptAtMost) made.clear();
    const fresh = write(has);
    made.set(key, fresh);
    return fresh;
  };
}
