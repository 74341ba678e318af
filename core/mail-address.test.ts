import { expect, it } from "vitest";
import { isExampleAddress, isMailAddress, mailboxOf } from "./mail-address.ts";

it("takes one plain address and nothing that could be more", () => {
  for (const good of [
    `${"a".repeat(249)}@b.co`,
    "a@b.co",
    "ñandú@ejemplo.mx",
    "lupe.garcia+yonke@mail.ejemplo.mx",
    "o'hara@b-c.com",
  ])
    expect([good, isMailAddress(good)]).toEqual([good, true]);
  for (const bad of [
    "x:;,evil@evil.com",
    "a@b.co, c@d.co",
    "a@b.co;c@d.co",
    "Lupe <a@b.co>",
    '"a b"@c.de',
    "a@b.co\r\nBcc: c@d.co",
    "a@b",
    "a@@b.co",
    "a@b..co",
    "@b.co",
    `${"a".repeat(250)}@b.co`,
  ])
    expect([bad, isMailAddress(bad)]).toEqual([bad, false]);
});

it("knows the addresses that are nobody's", () => {
  for (const one of ["a@example.com", "A@EXAMPLE.ORG", "x@yonke.example.com", "Jobs <jobs@example.net>", "a@b.invalid"])
    expect([one, isExampleAddress(one)]).toEqual([one, true]);
  for (const one of ["a@myexample.com", "a@example.com.mx", "jobs@yonke.test", "root@localhost"])
    expect([one, isExampleAddress(one)]).toEqual([one, false]);
});

it("sees through case and plus signs", () => {
  expect(mailboxOf("Lupe+uno@B.co")).toBe("lupe@b.co");
  expect(mailboxOf("lupe@b.co")).toBe("lupe@b.co");
});
