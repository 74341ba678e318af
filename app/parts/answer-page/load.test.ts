import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadPartStock, pickup, sedan } from "#tests/support/part-stock.ts";
import { type AnswerPage, loadAnswer } from "./load.ts";

const now = new Date("2026-11-15T20:00:00Z");
const civic = "make-1-model-2";
const nothing = { es: "", en: "" };
let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

const ask = (part: string, model: string, query = "", edition: "es" | "en" = "es", from = stock) =>
  loadAnswer(pageRequest("partAnswer", edition, { stock: from, now, query, params: { part, model } }));
function page(...asked: Parameters<typeof ask>): AnswerPage {
  const answer = ask(...asked);
  if (answer instanceof Redirect) throw new Error(`sent to ${answer.to}`);
  return answer;
}

describe("the address of an answer", () => {
  it("names a part and a model; of another there is none", () => {
    expect(() => ask("no-hay", civic)).toThrow(expect.objectContaining({ code: "not-found" }));
    expect(() => ask("marcha", "no-hay")).toThrow(expect.objectContaining({ code: "not-found" }));
  });

  it("is one: the other language's name and other letters lead to it, with what else was asked", () => {
    const lead = (...asked: Parameters<typeof ask>) => ask(...asked) as Redirect;
    expect(lead("starter", civic, "year=2001")).toMatchObject({ status: 308 });
    expect(lead("starter", civic, "year=2001").to).toMatch(/\/marcha\/make-1-model-2\?year=2001$/);
    expect(lead("MARCHA", civic).to).toMatch(/\/marcha\/make-1-model-2$/);
    expect(lead("marcha", civic, "", "en").to).toMatch(/\/starter\/make-1-model-2$/);
    expect(page("marcha", civic).family.name.es).toBe("Marcha");
  });
});

describe("what the page says of the car", () => {
  it("is its make and model, and its years", () => {
    expect(page("marcha", civic)).toMatchObject({ modelName: "Make 1 Model 2", car: "Make 1 Model 2" });
    expect(page("marcha", civic, "year=1998-2002").car).toBe("Make 1 Model 2 1998–2002");
    expect(page("marcha", civic, "year=2001").car).toBe("Make 1 Model 2 2001");
  });

  it("fills the form to ask for another part", () => {
    expect(page("marcha", civic, "year=2001&zip=95670").form).toMatchObject({
      part: "Marcha",
      makeId: 1,
      modelId: sedan,
      modelName: "Model 2",
      address: { years: [[2001, 2001]], place: { code: "95670" } },
    });
    expect(page("starter", civic, "", "en").form.part).toBe("Starter");
  });

  it("is found by search engines where there are five such cars, their generation is known and the part is a common one", () => {
    expect(page("motor", civic).offered).toBe(false);
    const generation = { modelId: 1002, from: 2000, to: 2004, name: nothing, note: nothing, changes: [] };
    const knowing = { ...stock, sharing: { ...stock.sharing, generationsOf: () => [generation] } };
    expect(page("motor", civic, "", "es", knowing).offered).toBe(true);
    expect(page("sin-precio", civic).offered).toBe(false);
    expect(page("motor", "make-1-model-1").offered).toBe(false);
  });
});

describe("the kinds", () => {
  it("are told by what follows the part's name, in each edition", () => {
    expect(page("motor", civic).kinds.map(({ name }) => name)).toEqual(["de 4 cilindros", "de 6 cilindros"]);
    expect(page("engine", civic, "", "en").kinds.map(({ name }) => name)).toEqual(["4-cylinder", "6-cylinder"]);
  });

  it("have the price of the first yard that has a list, and their own address", () => {
    const { kinds, kindsAt, chosen } = page("motor", civic, "zip=95670&distance=50");
    expect(kindsAt?.store.id).toBe(1);
    expect(kinds.map(({ price }) => price?.priceCents)).toEqual([20_000, 21_000]);
    expect(kinds[0]?.href).toMatch(/\?zip=95670&distance=50&kind=20$/);
    expect(chosen).toBe(kinds[0]);
    expect(page("motor", civic, "zip=95670").chosen?.part.id).toBe(21);
    expect(page("motor", civic, "zip=95670&kind=20").chosen?.part.id).toBe(20);
  });

  it("skip the yards without a list", () => {
    const { answer, kindsAt } = page("motor", civic);
    expect(answer.yards[0]?.store.id).toBe(2);
    expect(kindsAt?.store.id).toBe(1);
  });

  it("are none where such a body has no such part, and no price without a yard", () => {
    expect(page("caja-de-troca", civic)).toMatchObject({ kinds: [], chosen: undefined });
    const { kinds, kindsAt } = page("motor", "make-1-model-1");
    expect([kindsAt, kinds.length, kinds[0]?.price]).toEqual([undefined, 1, undefined]);
  });
});

describe("what a puller knows", () => {
  it("is told of the kind shown, else of the part", () => {
    expect(page("motor", civic).facts).toMatchObject({
      tools: { es: ["Dado de 14 mm", "Maneral"], en: ["14 mm socket", "Ratchet"] },
      minutes: [60, 120],
    });
    expect(page("motor", "make-1-model-1").caution).toEqual({ dangers: ["heavy"], who: "visitor" });
    expect(page("sin-precio", civic).facts).toBeUndefined();
  });

  it("only yards with a drawing are offered on the map", () => {
    expect([...page("marcha", civic).mapped]).toEqual([1]);
  });
});

describe("the same cars in the inventory", () => {
  const search = (...asked: Parameters<typeof ask>) => Object.fromEntries(page(...asked).inventory);

  it("are the model, its years, near the place", () => {
    expect(search("marcha", civic, "year=1998-2002&zip=95670&distance=50")).toMatchObject({
      make: "1",
      model: String(sedan),
      year: "1998-2002",
      zip: "95670",
      distance: "50",
    });
  });

  it("are the whole generation and its sisters where one year was asked for", () => {
    const generation = {
      modelId: sedan,
      from: 2000,
      to: 2004,
      name: { es: "", en: "" },
      note: { es: "", en: "" },
      changes: [],
    };
    const sister = { own: generation, other: { modelId: pickup, from: 2003, to: 2006 }, bond: "car" as const };
    const sharing = {
      ...stock.sharing,
      generationsOf: () => [generation],
      sistersOf: () => [sister],
      factsOf: () => undefined,
      guessOf: () => "engine",
    } as unknown as Stock["sharing"];
    const knowing = { ...stock, sharing };
    const found = page("motor", civic, "year=2001", "es", knowing);
    expect(Object.fromEntries(found.inventory)).toMatchObject({ model: `${sedan},${pickup}`, year: "2000-2006" });
    expect(found.inventory.get("make") ?? "").not.toBe("1");
    expect([...found.nameOf]).toEqual([
      [sedan, "Make 1 Model 2"],
      [pickup, "Make 1 Model 1"],
    ]);
    expect([...page("marcha", civic).nameOf.keys()]).toEqual([sedan]);
  });
});
