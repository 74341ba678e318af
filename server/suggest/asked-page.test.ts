import { beforeAll, expect, it } from "vitest";
import { readCarWords, readPartWords, readQuestions } from "#data/reference.ts";
import { pageIds } from "#site/pages.ts";
import { askedPage, readQuestion } from "#stock/read-question.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const now = new Date("2026-11-15T18:00:00Z");
const page = (typed: string) => askedPage(typed, readQuestion(stock, typed, now))?.page;

it.each([
  ["can I bring a jack", "safety"],
  ["¿Puedo llevar un gato?", "safety"],
  ["puedo meter un gato hidráulico", "safety"],
  ["bring my own tools", "safety"],
  ["can I take a grinder in", "safety"],
  ["are jacks allowed", "safety"],
  ["puedo usar gato", "safety"],
  ["jack stands", "safety"],
  ["caja de herramienta: ¿la puedo traer?", "safety"],
  ["rentan herramienta", "policies"],
  ["prestan gatos", "policies"],
  ["do you rent tools", "policies"],
  ["rentan pluma", "safety"],
  ["prestan carretillas", "safety"],
  ["sell my 2005 civic", "sellMyCar"],
  ["vendo mi troca sin título", "sellMyCar"],
  ["do you buy cars that don't run", "sellMyCar"],
  ["can i return an alternator", "policies"],
  ["garantía del alternador", "warrantyPlus"],
  ["hours on thanksgiving", "locations"],
  ["new arrivals", "inventoryResults"],
  ["¿qué llegó ayer?", "inventoryResults"],
  ["se puede apartar una pieza", "policies"],
  ["do you take apple pay", "policies"],
  ["kids allowed", "safety"],
  ["do kids get in free", "safety"],
  ["mi hijo de 10 años puede entrar", "safety"],
  ["do you buy cars with no catalytic converter", "sellMyCar"],
  ["mi papá falleció y el carro está a su nombre, ¿lo puedo vender?", "sellMyCar"],
  ["me pagan en efectivo el mismo día", "sellMyCar"],
  ["i lost my receipt can i still swap this starter", "policies"],
  ["a que ora abren los domingos", "locations"],
  ["¿ya cerraron?", "locations"],
  ["abren cuando está lloviendo", "locations"],
  ["open canada day?", "locations"],
  ["el cuatro de julio trabajan", "locations"],
  ["están ocupando gente", "careers"],
  ["do you install", "whatWeSell"],
  ["oil change near me", "whatWeSell"],
  ["hacen duplicado de llaves con chip", "whatWeSell"],
  ["grúa para llevar mi carro al taller", "whatWeSell"],
  ["whirlpool fridge compressor", "whatWeSell"],
  ["llanta de bicicleta rodada 26", "whatWeSell"],
  ["moto honda 125 llanta", "whatWeSell"],
  ["rento cuarto en el este de los angeles", "whatWeSell"],
  ["motor con garantía", "warrantyPlus"],
])("%s asks for a page", (typed, wanted) => {
  expect(page(typed)).toBe(wanted);
});

it.each([
  "jack",
  "gato civic 2005",
  "llevo un civic 2005, busco gato",
  "¿trae gato el civic?",
  "qué herramienta llevar para un alternador",
  "which tools do I need to bring for an alternator",
  "fuel return line f150",
  "heater core explorer",
  "parking brake cable",
  "seat covers",
  "cash register",
  "precio de un alternador",
  "how much is an alternator for a civic",
  "door lock with key jetta",
  "radiator core support",
  "precio de motor v8 con garantia",
  "mi vin es 3N1AB7AP4FY212345",
  "puerta que no cierra bien civic 2005",
  "sunroof won't close 2010 accord",
  "close to 90210",
  "install kit stereo",
  "smog pump 1995 camaro",
  "car seat for kids",
  "bike rack for crv",
  "",
])("%s asks for none", (typed) => {
  expect(page(typed)).toBeUndefined();
});

it("names pages that there are, groups that are told, and cars and parts that the catalogue has", () => {
  const lines = readQuestions();
  const groups = new Set(["@vehicle", ...lines.filter((line) => line.page === "").map(({ about }) => about)]);
  for (const { page: id, words } of lines) {
    if (id !== "") expect(pageIds, words).toContain(id);
    for (const group of words.match(/@\w+/g) ?? []) expect(groups, words).toContain(group);
  }
  const cars = new Set(
    stock.catalog.makes.flatMap(({ id, name }) => [
      name,
      ...stock.catalog.modelsOf(id).map((model) => `${name} ${model.name}`),
    ]),
  );
  for (const { word, kind, make, model } of readCarWords())
    if (kind !== "abroad") expect(cars, word).toContain(`${make} ${model}`.trim());
  const parts = stock.prices.parts.map(({ name }) => name.en);
  for (const { word, parts: named, instead } of readPartWords())
    for (const name of [...named, ...instead])
      expect(
        parts.some((part) => part === name || part.startsWith(`${name},`)),
        `${word}: ${name}`,
      ).toBe(true);
});
