import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All that colours can change. They are the same in both editions, so they are looked at in the Spanish one. */
export const colourRules = ["color-contrast", "link-in-text-block"];

type Look = {
  /** These rules and no other. */
  rules?: string[] | undefined;
  /** A part of the page, where the rest was looked at before. */
  within?: string | undefined;
};

/** No violation of axe's rules; the message names rule, element and what to do. */
export async function expectAccessible(page: Page, { rules, within }: Look = {}) {
  // Where a page may run no script the browser runs no timer and no frame of ours either: axe would wait for ever.
  if (!(await page.evaluate(() => matchMedia("(scripting: enabled)").matches))) throw new Error("axe needs script");
  // Put into a page once: reading it takes longer than most of its rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const lines = await page.evaluate(look, { rules, within, colourRules });
  expect(lines).toEqual([]);
}

async function look({ rules, within, colourRules }: Look & { colourRules: string[] }) {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // What follows a change of size or colours comes with the next frame; colours must not be caught half way.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();

  /**
   * Elements of one look: names, letters and colours alike, and so with all that they stand in. What lies behind every
   * letter takes most of the time, so of each look the first and the last are asked about their colours.
   */
  const looks = new Map<string, Element[]>();
  const grounds = new Map<Element, string>();
  const known = new Map<string, string>();
  const groundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const around = element.parentElement ? (grounds.get(element.parentElement) ?? "") : "";
    const whole = [around, element.localName, element.getAttribute("class"), backgroundColor, backgroundImage, opacity];
    const text = whole.join("|");
    const short = known.get(text) ?? String(known.size);
    known.set(text, short);
    grounds.set(element, short);
    return short;
  };
  for (const element of document.querySelectorAll("*")) {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const shown = element.checkVisibility({ visibilityProperty: true });
    const name = [groundOf(element), color, fontSize, fontWeight, textDecorationLine, shown].join("|");
    const alike = looks.get(name);
    if (alike) alike.push(element);
    else looks.set(name, [element]);
  }
  const asked = new Set([...looks.values()].flatMap((alike) => [...alike.slice(0, 1), ...alike.slice(-1)]));
  type Rule = { id: string; matches: (node: Element, ...more: unknown[]) => unknown; whole?: Rule["matches"] };
  for (const rule of (axe as unknown as { _audit: { rules: Rule[] } })._audit.rules) {
    if (!colourRules.includes(rule.id)) continue;
    rule.whole ??= rule.matches;
    const { whole } = rule;
    rule.matches = function (node, ...more) {
      return asked.has(node) && whole.call(this, node, ...more);
    };
  }

  const part = within ? document.querySelector(within) : document.documentElement;
  if (!part) return [`${within} is not there`];
  const isSpanish = document.documentElement.lang.startsWith("es");
  const off = Object.fromEntries(colourRules.map((name) => [name, { enabled: false }]));
  const { violations } = await axe.run(
    { include: [part] },
    {
      resultTypes: ["violations"],
      // There is no media, and style sheets are fetched again only for a rule that is off.
      preload: false,
      ...(rules ? { runOnly: rules } : isSpanish ? {} : { rules: off }),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
