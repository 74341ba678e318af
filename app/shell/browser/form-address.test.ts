import { expect, it } from "vitest";
import { formAddress } from "./form-address.ts";

const at = "https://yonke.example.com/revise-inventario/busque";

it("writes what was filled in, in the form's order", () => {
  expect(
    formAddress(`${at}?old=1#mapa`, [
      ["make", "234"],
      ["model", ""],
      ["zip", " 91911 "],
    ]),
  ).toBe(`${at}?make=234&zip=91911`);
});

it("keeps several values of one name and escapes them", () => {
  expect(
    formAddress(at, [
      ["color", "azul"],
      ["color", "café & beige"],
    ]),
  ).toBe(`${at}?color=azul&color=caf%C3%A9+%26+beige`);
});
