import { afterEach, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { type Edition, editionIds, otherEdition } from "#site/editions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";
import { addresses, officePageIds, pages } from "../pages.ts";

const pathOf = addresses.anyPath;

const { office } = await openTestOffice("one-language", (db) => fillChain(db, { stores: 2, vehicles: 4 }));
const shipped = chainFolder();
afterEach(() => keepChain(shipped));
const speak = (language: Edition) => keepChain({ ...shipped, facts: { ...shipped.facts, languages: [language] } });

const owner = () => office.staff({ role: "owner", email: "dueno@example.com" });
/** Pages that somebody can open as they are. */
const open = officePageIds.filter((id) => !pages[id].paths.es.includes(":") && id !== "account");
const names: Record<Edition, RegExp> = { es: /Español|español|Spanish/, en: /English|[Ii]nglés/ };

it.each(editionIds)("speaks no other language in the office of a chain that has one (%s)", async (language) => {
  const who = await owner();
  speak(language);
  const other = otherEdition(language);
  for (const id of open) {
    const there = await who.get(`${pathOf(id, other)}?x=1`);
    expect([there.status, there.headers.get("location")], id).toEqual([303, `${pathOf(id, language)}?x=1`]);
    const { text } = await who.get(pathOf(id, language));
    expect(text, id).toContain(`<html lang="${language}-US"`);
    expect(text.replace(/<script[\s\S]*?<\/script>/g, ""), id).not.toMatch(names[other]);
  }
  expect((await who.get(`${pathOf("today", other)}/nothing`.replace("//", "/"))).text).toContain(
    `lang="${language}-US"`,
  );
  expect((await who.send(pathOf("staff", other), { do: "invite", email: "x" })).text).toContain(
    `lang="${language}-US"`,
  );
});

it("leads from each page to the same in the other language where a chain has both", async () => {
  const who = await owner();
  for (const id of open) expect((await who.get(pathOf(id, "es"))).text, id).toContain(`href="${pathOf(id, "en")}"`);
});

it("opens at the entrance in the language that the chain names first, and at any other address in its own", async () => {
  const at = async (path: string) => (await office.visitor().get(path)).headers.get("location");
  for (const [first, other] of [
    ["es", "en"],
    ["en", "es"],
  ] as const) {
    keepChain({ ...shipped, facts: { ...shipped.facts, languages: [first, other] } });
    expect(await at("/")).toBe(pathOf("signIn", first));
    for (const edition of editionIds) expect(await at(pathOf("cars", edition))).toBe(pathOf("signIn", edition));
  }
});
