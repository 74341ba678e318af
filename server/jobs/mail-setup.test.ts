import { expect, it } from "vitest";
import { readConfig } from "#config";
import { listWarnings } from "./mail-setup.ts";

const warnings = (env: Record<string, string>) => listWarnings(readConfig(env));

it("says when forms would reach nobody", () => {
  const smtp = { SMTP_URL: "smtp://mail.yonke.test" };
  expect(warnings({})).toEqual(["mail-not-set-up"]);
  expect(warnings(smtp)).toEqual(["mail-not-set-up"]);
  expect(warnings({ MAIL_TO: "office@yonke.test" })).toEqual(["mail-not-set-up"]);
  expect(warnings({ ...smtp, MAIL_TO: "empleos@example.com" })).toEqual(["mail-not-set-up"]);
  expect(warnings({ ...smtp, MAIL_TO: "Oficina <office@yonke.test>" })).toEqual([]);
});

it("takes the first desk as the sender, and no setting that is no address", () => {
  expect(readConfig({ MAIL_TO: "office@yonke.test, b@yonke.test" }).mailFrom).toBe("office@yonke.test");
  expect(() => readConfig({ MAIL_TO: "office" })).toThrow(/MAIL_TO: must be e-mail addresses/);
});
