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

  it.each([["aceptan tarjeta en fresno", "policies"]])(
    "is asked, with the page to press, where the page of its rules can't tell it: %s",
    (typed, page) => {
      expect(lead(typed)).toMatchObject({ kind: "unsure", page });
    },
  );

  it.each([
    ["do you install a starter on a 2005 civic", "do you install"],
    ["alternador de un sentra 2010, quien lo quita", "quien lo quita"],
    ["door of a 2014 focus, can i bring my kids", "bring my kids"],
    ["hood for a 2011 corolla, is there parking", "is there parking"],
    ["computadora de tahoe 2008, la programan", "la programan"],
  ])("stands beside a part with its car, which leads: %s", (typed, question) => {
    expect(lead(typed)).toMatchObject({ kind: "answer", aside: { also: [question] } });
  });

  /** Whose car it is, and what befell it, asks nothing; a chip is sent nowhere. */
  it.each([
    "fender for my son's 2015 civic",
    "my kids need a mirror for their 2009 accord",
    "mi hija necesita una puerta para su jetta 2013",
    "cofre fit 2010, me chocaron en el estacionamiento",
    "bumper 2012 focus, hit it in the garage entry",
    "seat for a 2012 patriot, the dog can chew anything",
    "computer chip tahoe 2007",
    "el chip de la llave de un sentra 2012",
  ])("is none: %s", (typed) => {
    const { kind, ...more } = lead(typed);
    expect(["answer", "unsure"]).toContain(kind);
    expect(more).not.toHaveProperty("page");
  });

  it.each([
    ["puedo meter pulidora o sierra de bateria", "safety"],
    ["radio code for a honda accord", "policies"],
  ])("is asked alone where the part or the car is a word of it: %s", (typed, page) => {
    expect(lead(typed)).toMatchObject({ kind: "page", page });
  });

  it.each([
    "cuanto cuesta entrar y puedo llevar a mi niña",
    "how much to get in and can kids come",
    "aceptan tarjeta, hay baños?",
    "puedo traer perro y prestan herramienta",
  ])("is told of two, with a page to press: %s", (typed) => {
    expect(lead(typed)).toMatchObject({ kind: "unsure", page: expect.any(String) });
  });

  it("is asked where a place may be mistyped", () => {
    expect(lead("albaquerke nm phone number")).toMatchObject({ kind: "unsure", page: "locations" });
    expect(lead("telefono del yonke de sakramento")).toMatchObject({ kind: "unsure" });
    expect(lead("avisenme si les llega un motor")).toMatchObject({ kind: "unsure", page: "alerts" });
  });
});
