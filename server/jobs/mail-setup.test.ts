import { afterEach, expect, it } from "vitest";
import { readConfig } from "#config";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { withSettings } from "#server/chain/with-settings.ts";
import { listWarnings, mailSender } from "./mail-setup.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));

function warnings(env: Record<string, string>) {
  const config = readConfig(env);
  keepChain({ ...shipped, facts: withSettings(shipped.facts, config) });
  return listWarnings(config);
}

it("says when forms would reach nobody", () => {
  const smtp = { SMTP_URL: "smtp://mail.yonke.test" };
  expect(warnings({})).toEqual(["mail-not-set-up"]);
  expect(warnings(smtp)).toEqual(["mail-not-set-up"]);
  expect(warnings({ MAIL_TO: "office@yonke.test" })).toEqual(["mail-not-set-up"]);
  expect(warnings({ ...smtp, MAIL_TO: "empleos@example.com" })).toEqual(["mail-not-set-up"]);
  expect(warnings({ ...smtp, MAIL_TO: "Oficina <office@yonke.test>" })).toEqual([]);
});

it("takes the first desk as the sender, and no setting that is no address", () => {
  warnings({ MAIL_TO: "office@yonke.test, b@yonke.test" });
  expect(mailSender()).toBe("office@yonke.test");
  expect(() => readConfig({ MAIL_TO: "office" })).toThrow(/MAIL_TO: must be e-mail addresses/);
});
