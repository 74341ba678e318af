import { expect, it } from "vitest";
import { isNobody } from "./mailer.ts";

const refused = (command: string, response: string) => Object.assign(new Error(response), { command, response });

it.each([
  ["RCPT TO", "550 5.1.1 no such user", true],
  ["RCPT TO", "550 5.2.1 mailbox disabled", true],
  ["RCPT TO", "550 sender verify failed", false],
  ["RCPT TO", "553 5.1.8 bad sender's system", false],
  ["RCPT TO", "550 5.7.1 we want none of it", false],
  ["MAIL FROM", "550 5.1.7 bad sender", false],
  ["DATA", "550 5.1.1 looks like spam", false],
])("%s: %s: the address is nobody's: %s", (command, response, nobody) => {
  expect(isNobody(refused(command, response))).toBe(nobody);
});
