import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { parseChain } from "#content/chain/read-chain.ts";
import { messageIn } from "#content/chain/schema-words.ts";
import { chainConditions } from "#content/chain-conditions.ts";
import { chainFacts, chainFolder, keepChain, keepRuleAnswers, ruleDecisions } from "#content/chain-facts.ts";
import { conditions } from "#content/conditions.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { decideRules, type RuleAnswer } from "./decide-rules.ts";
import { ruleGroups } from "./rule.ts";
import { ruleLine, ruleName, sentenceOf, wordText } from "./sentence.ts";
import { type RuleId, ruleIds, ruleOf } from "./table.ts";
import { inGroups, listDisputed, listUnsaid } from "./unsaid.ts";

const shipped = chainFolder();
afterEach(() => {
  keepRuleAnswers([]);
  keepChain(shipped);
});
const withRules = (rules: object) => keepChain({ ...shipped, facts: { ...shipped.facts, rules } });
const answer = (rule: RuleId, value: unknown, more: Partial<RuleAnswer> = {}): RuleAnswer => ({
  rule,
  value: value === undefined ? null : JSON.stringify(value),
  against: null,
  at: "2026-11-18T00:00:00.000Z",
  by: "Owner",
  ...more,
});

describe.each(ruleIds)("the rule %s", (id) => {
  it("takes its own example, has a sentence in both languages, and stands somewhere", () => {
    const { schema, example, pages, group } = ruleOf(id);
    expect(v.is(schema, example)).toBe(true);
    const [es, en] = editionIds.map((edition) => sentenceOf(id, example, edition));
    expect(es).not.toBe(en);
    expect(`${es}${en}`).not.toMatch(/\{\{|undefined/);
    expect(pages.length).toBeGreaterThan(0);
    expect(pageIds).toEqual(expect.arrayContaining([...pages]));
    expect(ruleGroups).toContain(group);
  });

  it("is no condition of a text until it is said", () => {
    withRules({});
    expect(chainConditions("es")[id]).toBe(false);
    withRules({ [id]: ruleOf(id).kind === "either" ? true : ruleOf(id).example });
    expect(chainConditions("es")[id]).toBe(true);
  });
});

it("has no value of its own: a chain that says nothing of a rule has none", () => {
  const { rules: _rules, ...facts } = JSON.parse(readFileSync("tests/chain/chain.json", "utf8"));
  expect(parseChain(JSON.stringify(facts), "chain.json").rules).toEqual({});
});

it.each(["chain", "tests/chain"])("is all said in %s", (folder) => {
  const { rules } = parseChain(readFileSync(`${folder}/chain.json`, "utf8"), "chain.json");
  expect(ruleIds.filter((id) => rules[id] === undefined)).toEqual([]);
});

it("names a no in texts by a name of its own", () => {
  const names = ruleIds.flatMap((id) => ruleOf(id).no ?? []);
  expect(new Set([...names, ...ruleIds]).size).toBe(names.length + ruleIds.length);
  expect(conditions).toEqual(expect.arrayContaining(names));
  withRules({ takesChecks: false });
  expect(chainConditions("es")).toMatchObject({ takesChecks: false, noChecks: true });
  withRules({});
  expect(chainConditions("es")).toMatchObject({ takesChecks: false, noChecks: false });
});

it("takes the office's word before the folder's, and tells that they differ until somebody has decided", () => {
  withRules({ answerDays: 2, noPets: true });
  keepRuleAnswers([answer("answerDays", 5), answer("waiver", true)]);
  expect(chainFacts().rules).toEqual({ answerDays: 5, noPets: true, waiver: true });
  expect(ruleDecisions().answerDays.holds).toMatchObject({ source: "staff", by: "Owner" });
  expect(ruleDecisions().noPets.holds?.source).toBe("chain");
  expect(listDisputed(ruleDecisions(), shipped.facts)).toEqual(["answerDays"]);
  keepRuleAnswers([answer("answerDays", 5, { against: "2" })]);
  expect(listDisputed(ruleDecisions(), shipped.facts)).toEqual([]);
  withRules({ answerDays: 3 });
  expect(listDisputed(ruleDecisions(), shipped.facts)).toEqual(["answerDays"]);
});

it("says nothing of what the office keeps silent, whatever the folder says", () => {
  withRules({ answerDays: 2 });
  keepRuleAnswers([answer("answerDays", undefined)]);
  expect(chainFacts().rules).toEqual({});
  expect(listUnsaid(ruleDecisions(), shipped.facts)).not.toContain("answerDays");
});

it("takes no words that would be a link, a mark or a line of their own in a text", () => {
  const takes = (es: string, en = "cash") => v.safeParse(ruleOf("payment").schema, { es, en });
  expect(takes("efectivo (billetes) [y tarjeta]").success).toBe(true);
  for (const bad of ["[x](javascript:alert(1))", "[x](page:nope)", "{{phone}}", "a\nb", "a\r\n\r\n## b", "a\u2028b"]) {
    expect([takes(bad).success, takes("efectivo", bad).success]).toEqual([false, false]);
  }
  const [mark] = takes("{{phone}}").issues ?? [];
  expect(editionIds.map((edition) => messageIn(edition, mark?.message ?? ""))).toEqual([
    "debe ir sin ]( y sin {{",
    "must hold neither ]( nor {{",
  ]);
});

it("keeps silent what is said with false and has no words for a no", () => {
  withRules({ noPets: false, hoists: false, takesChecks: false });
  expect(chainFacts().rules).toEqual({ takesChecks: false });
  expect(ruleDecisions().noPets.holds?.value).toEqual({ silent: true });
  expect(ruleDecisions().takesChecks.holds).toMatchObject({ value: { says: false }, at: "" });
  keepRuleAnswers([answer("noPets", undefined), answer("hoists", "some")]);
  expect(listDisputed(ruleDecisions(), shipped.facts)).toEqual(["hoists"]);
  const [folder] = ruleDecisions().hoists.disputed;
  expect(editionIds.map((edition) => wordText("hoists", folder?.value, edition))).toEqual([
    "no decir nada",
    "say nothing",
  ]);
  expect(wordText("takesChecks", { says: false }, "en")).toBe("No personal checks.");
  for (const json of ["false", null]) {
    expect(ruleName("noPets", "es", json)).toBe("callada: No entran mascotas, salvo animales de servicio.");
    expect(ruleName("noPets", "en", json)).toBe("kept silent: No pets, except service animals.");
  }
});

it("leaves an answer that this release cannot read", () => {
  const told = [
    answer("answerDays", "soon"),
    { ...answer("waiver", true), value: "{" },
    { ...answer("noPets", true), value: "folder" },
    answer("x" as RuleId, 1),
  ];
  const decisions = decideRules({}, told);
  expect(ruleIds.filter((id) => decisions[id].holds)).toEqual([]);
});

it("asks nothing of what a chain does not do, and has no page of points before their figures are said", () => {
  const switches = { ...shipped.facts.switches, donation: false };
  const asked = (more: object) => listUnsaid(decideRules({}, []), { ...shipped.facts, ...more });
  expect(asked({ switches })).not.toContain("freePickup");
  expect([asked({}), asked({ languages: ["es"] })].map((ids) => ids.includes("speaksBoth"))).toEqual([true, false]);
  expect(inGroups(["waiver", "noPets", "cashBack"], "en")).toBe("Who comes in (2), Exchanges (1)");
  withRules({});
  expect(chainFacts().switches.rewards).toBe(false);
  keepRuleAnswers([answer("rewardsTerms", true)]);
  expect(chainFacts().switches.rewards).toBe(true);
});

it("joins in a line what is said, a no too where it has words", () => {
  withRules({ noPets: true, noSmoking: false, takesChecks: false });
  expect(ruleLine(["noPets", "noSmoking", "noAlcohol", "takesChecks"], "en")).toBe(
    "No pets, except service animals. No personal checks.",
  );
  expect(ruleName("answerDays", "en", "3")).toBe("We answer within 3 business days.");
  expect(ruleName("answerDays", "en", "{")).toBe("We answer within 2 business days.");
});
