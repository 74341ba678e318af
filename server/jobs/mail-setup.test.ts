import { afterEach, expect, it } from "vitest";
import { readConfig } from "#config";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { listWarnings, mailSender } from "./mail-setup.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));

/** Of a chain whose forms go to these, and what the program is told beside. */
function warnings(general: string[], env: Record<string, string> = {}) {
  const { facts } = shipped;
  keepChain({ ...shipped, facts: { ...facts, mail: { ...facts.mail, general } } });
  return listWarnings(readConfig(env));
}

it("says when forms would reach nobody", () => {
  const smtp = { SMTP_URL: "smtp://mail.yonke.test" };
  expect(warnings([])).toEqual(["mail-not-set-up"]);
  expect(warnings([], smtp)).toEqual(["mail-not-set-up"]);
  expect(warnings(["office@yonke.test"])).toEqual(["mail-not-set-up"]);
  expect(warnings(["empleos@example.com"], smtp)).toEqual(["mail-not-set-up"]);
  expect(warnings(["office@yonke.test"], smtp)).toEqual([]);
});

it("takes the first desk as the sender where the chain names none", () => {
  warnings(["office@yonke.test", "b@yonke.test"]);
  expect(mailSender()).toBe("office@yonke.test");
});
