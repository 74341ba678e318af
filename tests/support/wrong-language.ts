import { type Edition, otherEdition } from "#site/editions.ts";
import { type Element, list } from "./read-html.ts";

/** Small words that the other language does not have; names of places and brands hold none of them in lower case. */
const smallWords: Record<Edition, Set<string>> = {
  es: new Set(
    `el la los las de del que para por con una unos unas su sus en y se al más está están es como nuestro nuestra
    nuestros nuestras usted ustedes lo le les hay si sin sobre desde hasta cuando donde qué cómo dónde cuándo puede
    son ser tiene tienen este esta estos estas muy todo toda todos todas también pero o`.split(/\s+/),
  ),
  en: new Set(
    `the and of to for with your you is are this that from our we by not be have has will at on or any how what when
    where who which can may must their they it its if but there here more an in my do does was were than then into
    about only each every every`.split(/\s+/),
  ),
};

const inline = new Set(
  "a abbr b bdi bdo cite data dfn em i kbd mark q s samp small span strong sub sup time u".split(" "),
);
const unseen = new Set(["script", "style", "template", "code", "svg", "head"]);
const spoken = ["aria-label", "placeholder", "alt", "title"];

type Chunks = { flows: string[]; texts: string[] };

/** Visible text as running flows (for small words) and as single texts (for known phrases), in the page's language. */
function readChunks(root: Element, edition: Edition): Chunks {
  const flows: string[] = [""];
  const texts: string[] = [];
  const other = otherEdition(edition);
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === "string") {
        flows[flows.length - 1] += child;
        if (child.trim()) texts.push(child.replace(/\s+/g, " ").trim());
        continue;
      }
      const { name, attributes } = child;
      if (unseen.has(name) || attributes.lang?.startsWith(other) || attributes.translate === "no") continue;
      for (const attribute of spoken) {
        const said = attributes[attribute]?.trim();
        if (said) texts.push(said);
      }
      if (!inline.has(name)) flows.push("");
      visit(child);
      if (!inline.has(name)) flows.push("");
    }
  };
  visit(root);
  return { flows: flows.map((flow) => flow.replace(/\s+/g, " ").trim()).filter(Boolean), texts };
}

/** Streets keep their names in every language; in a flow the number may follow a word at once. */
const streets = /\d+\s+(?:Avenida|Calle|Camino|Calzada|Paseo|Vía|Via)\b[^,]*/gu;

const count = (words: string[], set: Set<string>) => words.filter((word) => set.has(word)).length;

/** True when a text reads as the other language: its small words are there, and more of them than of the own. */
export function readsAs(text: string, edition: Edition): boolean {
  const words = text
    .replace(streets, "")
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter(Boolean);
  const own = count(words, smallWords[otherEdition(edition)]);
  const theirs = count(words, smallWords[edition]);
  return theirs > own && (theirs >= 2 || words.length >= 3);
}

/** Texts on a page that are in the other edition's language. `phrases` are known texts of that other edition. */
export function findWrongLanguage(html: Element, edition: Edition, phrases: Set<string>, names: string[]): string[] {
  const other = otherEdition(edition);
  const metas = list(html, "meta").filter((meta) =>
    /description|og:title/.test(Object.values(meta.attributes).join(" ")),
  );
  const said = metas.map((meta) => meta.attributes.content ?? "");
  const body = list(html, "body").map((element) => readChunks(element, edition));
  const flows = [...said, ...body.flatMap((chunks) => [...chunks.flows, ...chunks.texts])];
  const texts = [...said, ...body.flatMap((chunks) => chunks.texts)];
  const wrong = new Set([
    ...flows.filter((flow) => readsAs(flow, other)),
    ...texts.filter((text) => phrases.has(text) && !names.includes(text)),
  ]);
  return [...wrong];
}
