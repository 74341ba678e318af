import { afterEach, expect, it } from "vitest";
import { chainFolder, keepChain, keepRuleAnswers } from "#content/chain-facts.ts";
import { keepSwitchesOn } from "#data/writes/switches-on.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { rememberSwitches } from "./switches-on.ts";

const shipped = chainFolder();
afterEach(() => {
  keepRuleAnswers([]);
  keepChain(shipped);
});
const folder = (rewards: boolean, rules: object) =>
  keepChain({ ...shipped, facts: { ...shipped.facts, rules, switches: { ...shipped.facts.switches, rewards } } });

it("takes for gone only what was on and is switched off, not what a rule leaves unsaid", () =>
  withMigrated(async (db) => {
    const seen = rememberSwitches(db);
    folder(true, {});
    await seen.note();
    expect(await keepSwitchesOn(db, [])).not.toContain("rewards");
    folder(false, {});
    await seen.note();
    expect(seen.wasOn("rewards")).toBe(false);
    folder(true, {});
    keepRuleAnswers([{ rule: "rewardsTerms", value: "true", against: null, at: "2026-11-18", by: "Owner" }]);
    await seen.note();
    expect(await keepSwitchesOn(db, [])).toContain("rewards");
    // Kept silent again: not gone, since the folder still has it.
    keepRuleAnswers([]);
    expect(seen.wasOn("rewards")).toBe(false);
    folder(false, {});
    expect(seen.wasOn("rewards")).toBe(true);
  }));
