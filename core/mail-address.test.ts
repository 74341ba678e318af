import { expect, it } from "vitest";
import { isExampleAddress, isMailAddress, mailboxOf, plainAddress } from "./mail-address.ts";

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
    // Another's name in letters that look or are read like it.
    "ｌupe@b.co",
    "\u212Alaus@b.co",
    "ﬁn@b.co",
    "a@⑴.co",
    "a@1.2",
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

it("has one way to write an address, which mail would go to in any case", () => {
  for (const written of [
    "lupe@gmail.com",
    "lupe@ＧＭＡＩＬ.com",
    "lupe@ｇmail.com",
    "lupe@Gmail.ｃｏｍ",
    "lupe@gmaiℓ.com",
  ])
    expect([written, plainAddress(written), mailboxOf(written)]).toEqual([written, "lupe@gmail.com", "lupe@gmail.com"]);
  expect(plainAddress("Lupe.Garcia+x@Peña.mx")).toBe("Lupe.Garcia+x@xn--pea-8ma.mx");
  expect(plainAddress("a@xn--pea-8ma.mx")).toBe("a@xn--pea-8ma.mx");
  expect(isExampleAddress("a@ｅxample.com")).toBe(true);
});

it("counts dots at Gmail alone", () => {
  for (const written of ["Lu.pe@gmail.com", "l.u.p.e+x@googlemail.com", "lupe@ｇooglemail.com"])
    expect(mailboxOf(written)).toBe("lupe@gmail.com");
  expect(mailboxOf("lu.pe@b.co")).toBe("lu.pe@b.co");
});
