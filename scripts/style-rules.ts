import { transform } from "lightningcss";
import postcss, { type AtRule, type Container, type Rule } from "postcss";
import type { StyleRules } from "../render/page-styles.ts";

/** The classes that an element and its forebears need for one selector to match; what a function asks for is left open. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, "");
  }
  const names = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
  return [...new Set(names)].filter((name) => !addedByScript.includes(name));
}

/** Classes that the enhancement script gives to elements, so that no page's markup shows them. */
export const addedByScript = [
  "add",
  "btn",
  "btn--line",
  "hint",
  "is-aside",
  "is-open",
  "is-zoomed",
  "living__close",
  "living__peek",
  "living__peek--top",
  "living__say",
  "living__zoom",
  "living__zoom--left",
  "notes",
  "offer",
  "outbox",
  "since-visit",
  "tag",
  "ym-joined",
];

/** The oldest browsers that a page is written for: those of ES2022, as the build of the scripts. */
const targets = {
  chrome: 94 << 16,
  edge: 94 << 16,
  firefox: 93 << 16,
  safari: 16 << 16,
  ios_saf: 16 << 16,
  opera: 80 << 16,
};

/** Every rule with its whole selector, for browsers that know no nesting. */
function flat(css: string): string {
  const { code } = transform({ filename: "styles.css", code: Buffer.from(css), minify: true, targets });
  return Buffer.from(code).toString();
}

/** Takes the site's stylesheet apart, so that a page can carry the rules that it needs. Most of what paper needs waits for the whole sheet. */
export function styleRules(css: string): StyleRules {
  const layers = new Set<string>();
  const rules: StyleRules["rules"] = [];
  function walk(parent: Container, within: string[]) {
    parent.each((node) => {
      if (node.type === "rule") {
        const { selector, selectors } = node as Rule;
        const body = node.toString().slice(selector.length);
        rules.push({ within, selectors: selectors.map((text) => ({ text, needs: classesOf(text) })), body });
      }
      if (node.type !== "atrule") return;
      const { name, params, nodes } = node as AtRule;
      if (name === "layer") for (const layer of params.split(/,\s*/)) layers.add(layer);
      if (!nodes || (name === "media" && params === "print" && within.at(-1) !== "@layer paper")) return;
      if (["layer", "media", "supports", "container"].includes(name))
        walk(node as AtRule, [...within, `@${name} ${params}`]);
      else rules.push({ within, selectors: [{ text: node.toString(), needs: [] }], body: "" });
    });
  }
  walk(postcss.parse(flat(css)), []);
  return { layers: [...layers], rules };
}
