import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All that colours can change. They are the same in both editions, so they are looked at in the Spanish one. */
export const colourRules = ["color-contrast", "link-in-text-block"];
/** Looks at what lies behind every letter: most of the time, on a page with long lists. */
const contrast = "color-contrast";

type Look = {
  /** These rules and no other. */
  rules?: string[] | undefined;
  /** A part of the page, where the rest was looked at before. */
  within?: string | undefined;
};

/** No violation of axe's rules; the message names rule, element and what to do. */
export async function expectAccessible(page: Page, { rules, within }: Look = {}) {
  // Put into a page once: reading it takes longer than most of its rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const lines = await page.evaluate(look, { rules, within, colourRules, contrast });
  expect(lines).toEqual([]);
}

async function look({ rules, within, colourRules, contrast }: Look & { colourRules: string[]; contrast: string }) {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // What follows a change of size or colours comes with the next frame; colours must not be caught half way.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));

  /** Of a long list of equals, all but the first eight and the last: the same colours. */
  const repeats: Element[] = [];
  for (const parent of document.querySelectorAll("main *")) {
    if (parent.childElementCount < 20) continue;
    const equals = Map.groupBy(parent.children, ({ tagName, className }) => `${tagName} ${className}`);
    for (const group of equals.values()) repeats.push(...group.slice(8, -1));
  }
  const include = [(within ? document.querySelector(within) : null) ?? document.documentElement];
  // There is no media, and style sheets are fetched again only for a rule that is off.
  const options = { resultTypes: ["violations" as const], preload: false };
  const off = (names: string[]) => Object.fromEntries(names.map((name) => [name, { enabled: false }]));
  const run = async (more: object, exclude: Element[] = []) =>
    (await axe.run({ include, exclude }, { ...options, ...more })).violations;

  const spanish = document.documentElement.lang.startsWith("es");
  const found = rules
    ? await run({ runOnly: rules }, repeats)
    : !spanish
      ? await run({ rules: off(colourRules) })
      : repeats.length === 0
        ? await run({})
        : [...(await run({ rules: off([contrast]) })), ...(await run({ runOnly: [contrast] }, repeats))];
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
