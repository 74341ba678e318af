import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ChainError } from "./chain-error.ts";
import { parseChain, readChain } from "./read-chain.ts";
import { readChainFolder } from "./read-folder.ts";

const file = new URL("../../tests/chain/chain.json", import.meta.url);
const shipped = readFileSync(file, "utf8");
const withValue = (change: (facts: Record<string, Record<string, unknown>>) => void) => {
  const facts = JSON.parse(shipped);
  change(facts);
  return JSON.stringify(facts, null, 2);
};
const complaintsOf = (source: string): string[] => {
  try {
    parseChain(source, "chain/chain.json");
    return [];
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ChainError);
    return (thrown as Error).message.split("\n");
  }
};

it("reads the shipped chain", async () => {
  const facts = await readChain(fileURLToPath(new URL(".", file)));
  expect(facts.phones.main).toEqual({ display: "1-800-555-0152", tel: "+18005550152" });
  expect(Object.values(facts.switches).every((on) => on)).toBe(true);
});

it("lists everything that is wrong at once, in one sentence each with its line", () => {
  const source = `{
  "version": 1,
  "name": "",
  "legalName": "Dos Cactus LLC",
  "founded": "1991",
  "countries": ["US", "MX"],
  "timeZone": "Arizona",
  "tagline": { "es": "Saque la pieza.", "en": "Pull the part." },
  "yardWord": { "es": { "one": "yarda", "many": "yardas", "gender": "x" }, "en": { "one": "yard", "many": "yards" } },
  "phones": {
    "main": "555"
  },
  "colour": "red",
  "rules": {
    "carExample": { "pounds": 3000, "dollars": 350, "day": "2026-13-45" },
    "payment": { "es": "efectivo", "en": "cash" }
  }
}`;
  expect(complaintsOf(source)).toEqual([
    "chain/chain.json line 3: name must not be empty.",
    "chain/chain.json line 5: founded must be a number.",
    "chain/chain.json line 6: countries.1 must be US or CA.",
    "chain/chain.json line 7: timeZone must be a time zone such as America/Phoenix.",
    "chain/chain.json line 9: yardWord.es.gender must be m or f.",
    "chain/chain.json line 11: phones.main must be a telephone number such as 1-800-555-0152.",
    "chain/chain.json line 13: colour is no fact that this file knows.",
    "chain/chain.json line 15: rules.carExample.day must be a day of the calendar.",
  ]);
});

it("says what is missing, where it should stand, and where the JSON breaks", () => {
  const without = withValue((facts) => {
    delete facts.name;
    const payment = facts.rules?.payment as { es?: string };
    delete payment.es;
  });
  expect(complaintsOf(without)).toEqual([
    "chain/chain.json line 1: name is missing.",
    expect.stringMatching(/^chain\/chain\.json line \d+: rules\.payment\.es is missing\.$/),
  ]);
  expect(complaintsOf('{\n  "name": "A",\n  "founded": ,\n}')).toEqual([
    expect.stringMatching(/^chain\/chain\.json line 3: this is no JSON/),
  ]);
  expect(complaintsOf("[]")[0]).toMatch(/line 1/);
});

it("takes numbers as they are dialled, and the chain's own where a desk has none", () => {
  const facts = parseChain(
    withValue((own) => Object.assign(own, { phones: { main: "(602) 555-0111" } })),
    "chain.json",
  );
  expect(facts.phones).toEqual({ main: { display: "(602) 555-0111", tel: "+16025550111" } });
});

it("needs the words of the one language that a site speaks, and no others", () => {
  const only = (language: "es" | "en") =>
    withValue((facts) => {
      const other = language === "es" ? "en" : "es";
      Object.assign(facts, { languages: [language] });
      for (const group of [facts.tagline, facts.yardWord, ...Object.values(facts.rules ?? {})])
        if (group && typeof group === "object") delete (group as Record<string, unknown>)[other];
    });
  const english = parseChain(only("en"), "chain.json");
  expect(english).toMatchObject({ languages: ["en"], tagline: { es: english.tagline.en } });
  expect(english.yardWord.es).toEqual({ one: "yard", many: "yards", gender: "m" });
  expect(parseChain(only("es"), "chain.json").yardWord.en).toEqual({ one: "yonke", many: "yonkes" });
  const neither = withValue((facts) => Object.assign(facts, { languages: ["en"], tagline: { es: "Sáquela." } }));
  expect(complaintsOf(neither)).toEqual([expect.stringMatching(/line \d+: tagline\.en is missing\.$/)]);
  const none = withValue((facts) => Object.assign(facts, { languages: ["es"], tagline: {} }));
  expect(complaintsOf(none)).toEqual([expect.stringMatching(/line \d+: tagline\.es is missing\.$/)]);
});

it("keeps the order in which a chain names its languages", () => {
  for (const languages of [
    ["es", "en"],
    ["en", "es"],
  ])
    expect(
      parseChain(
        withValue((facts) => Object.assign(facts, { languages })),
        "chain.json",
      ),
    ).toMatchObject({
      languages,
    });
});

it("needs no rule at all, and takes none that it does not know", () => {
  expect(complaintsOf(withValue((facts) => delete facts.rules))).toEqual([]);
  expect(complaintsOf(withValue((facts) => Object.assign(facts, { rules: { noDogs: true } })))).toEqual([
    expect.stringMatching(/rules\.noDogs is no fact that this file knows/),
  ]);
});

it("says so when there is no such folder", async () => {
  await expect(readChain("/nowhere")).rejects.toThrow("There is no /nowhere/chain.json");
});

it.each(["chain", "examples/ocotillo/chain"])("reads %s", async (folder) => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const { facts, theme } = await readChainFolder(`${root}${folder}`, root);
  expect(facts.name).not.toBe("");
  expect(theme?.warnings ?? []).toEqual([]);
});
