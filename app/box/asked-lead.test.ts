import { beforeAll, describe, expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { leadAddress } from "./lead-address.ts";
import { whereTo } from "./where-to.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const now = new Date("2026-11-15T18:00:00Z");
const { path } = createAddresses({ es: "http://localhost", en: "http://localhost" });
const lead = (typed: string) => whereTo(stock, typed, now);
const address = (typed: string) =>
  decodeURIComponent(
    leadAddress(lead(typed), typed, { edition: "es", href: (id, ...values) => path(id, "es", ...values) }),
  );

const questions = [
  ...["aceptan tarjeta", "do you take credit cards", "garantia", "what is the return policy", "puedo regresar"],
  ...["apartan", "can you guys hold it", "mandan a domicilio", "do you ship", "can you guys pull it for me"],
  ...["do you install", "puedo llevar mi herramienta", "are kids allowed", "cobran entrada", "tienen baños"],
  ...[
    "me avisan",
    "let me know if you have it",
    "hay descuentos",
    "abren el 4 de julio",
    "que llego hoy",
    "compran carros",
  ],
  ...["do you guys still buy junk cars and have", "estan contratando", "telefono", "is there parking"],
];

/** A line says it, or it is in the address; one that stays unsure shows all that was understood and what was not. */
const holds = (typed: string, ...signs: readonly RegExp[]) =>
  lead(typed).kind === "unsure" || lead(typed).kind === "site" || signs.every((sign) => sign.test(address(typed)));

describe("what else a question says that has a page", () => {
  it.each(questions)("is not lost: %s", (question) => {
    const part = `${question} alternador civic 2005`;
    expect(holds(part, /alternador/, /civic/i, /2005/), `${part} → ${address(part)}`).toBe(true);
    const known = `${question} en Fresno`;
    expect(holds(known, /fresno|zip=93\d{3}|store=105/i), `${known} → ${address(known)}`).toBe(true);
    const unknown = `${question} en albaquerke`;
    expect(holds(unknown, /albaquerke/), `${unknown} → ${address(unknown)}`).toBe(true);
  });

  it.each([
    [
      "mirror for 2010 altima let me know if you get it",
      /^\/busque-pieza\/espejo-lateral\/nissan-altima\?year=2010&.*also=let\+me\+know\+altima\+2010/,
    ],
    ["avísenme si llega un sentra 2013", /^\/avisos\?make=\d+&model=\d+&year=2013$/],
    ["avísenme", /^\/avisos$/],
    ["compran carros en fresno", /^\/sell-my-car\?zip=93726$/],
    ["trabajo en fresno", /^\/carreras\?store=105$/],
    ["vendo mi honda civic 2005 con motor malo", /^\/sell-my-car$/],
  ])("goes with it: %s", (typed, wanted) => {
    expect(address(typed)).toMatch(wanted);
  });

  it("asks for no place that the question itself says", () => {
    expect(lead("open on labor day?").kind).toBe("yards");
  });

  it.each([
    ["aceptan tarjeta en fresno", "policies"],
    ["do you install a starter on a 2005 civic", "whatWeSell"],
  ])("is asked, with the page to press, where the page of its rules can't tell it: %s", (typed, page) => {
    expect(lead(typed)).toMatchObject({ kind: "unsure", page });
  });

  it("is asked where a place may be mistyped", () => {
    expect(lead("albaquerke nm phone number")).toMatchObject({ kind: "unsure", page: "locations" });
    expect(lead("telefono del yonke de sakramento")).toMatchObject({ kind: "unsure" });
    expect(lead("avisenme si les llega un motor")).toMatchObject({ kind: "unsure", page: "alerts" });
  });
});
