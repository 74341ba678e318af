import { afterEach, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { suggestPages } from "./suggest-pages.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));

const asked = { words: ["toolkit"], edition: "en", href: (id: string) => `/${id}` } as unknown as Parameters<
  typeof suggestPages
>[0];

it("suggests no page that the chain does not have", () => {
  expect(suggestPages(asked, 2).map(({ url }) => url)).toEqual(["/toolkitRewards"]);
  const { facts } = shipped;
  keepChain({ ...shipped, facts: { ...facts, switches: { ...facts.switches, rewards: false } } });
  expect(suggestPages(asked, 2)).toEqual([]);
});
