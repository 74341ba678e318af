import { beforeAll, describe, expect, it } from "vitest";
import { spokenCar } from "#app/parts/spoken.ts";
import { notFound } from "#core/errors.ts";
import { dangerKinds } from "#core/part-dangers.ts";
import { sharedKinds } from "#core/part-sharing.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadPartStock } from "#tests/support/part-stock.ts";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { type AnswerPage, loadAnswer } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

const nothing = { es: "", en: "" };

type Visit = { part?: string; model?: string; query?: string; edition?: "es" | "en" };
function open({ part = "motor", model = "make-1-model-2", query = "zip=95670", edition = "es" }: Visit = {}) {
  const request = pageRequest("partAnswer", edition, { stock, now, query, params: { part, model } });
  const props = loadAnswer(request) as AnswerPage;
  return { request, props, head: () => page.head(props, request) };
}
const draw = (asked?: Visit) => {
  const { request, props } = open(asked);
  return readHtml(markupOf(request, <page.Page {...props} />));
};
const sections = (asked?: Visit) => list(draw(asked), "h2").map(textOf);

describe.each(editionIds)("the answer in %s", (edition) => {
  const words = copy[edition];
  const part = { es: "motor", en: "engine" }[edition];
  const name = { es: "Motor", en: "Engine" }[edition];

  it("names part and car, and takes year and place away by a press", () => {
    const root = draw({ part, edition, query: "year=2001&zip=95670&distance=50" });
    expect(textOf(get(root, "h1"))).toBe(words.heading(name, spokenCar("Make 1 Model 2", "2001", edition)));
    const chips = list(get(root, "div", { class: "results-head part-head" }), "a").map(
      ({ attributes }) => attributes.href,
    );
    const follow = `${{ es: "/avisos", en: "/alerts" }[edition]}?make=1&model=1002&distance=50&zip=95670&year=2001&part=21`;
    expect(chips).toEqual(["/?zip=95670&distance=50", "/?year=2001", "#part-form", follow]);
  });

  it("keeps to the engine that was asked for, takes it away by a press, and brings it along to the place", () => {
    const root = draw({ part, edition, query: "engine=2.4" });
    const chips = list(get(root, "div", { class: "results-head part-head" }), "a");
    expect([chips[0] && textOf(chips[0]), chips[0]?.attributes.href]).toEqual([words.engine("2.4"), "/"]);
    expect(textOf(root)).toContain(words.carryAll("1", "Make 1 Model 2"));
    expect(textOf(root)).not.toContain(words.engineUnseen("2.4"));
    const form = get(root, "form", { class: "part-place no-print" });
    expect(get(form, "input", { name: "engine" }).attributes.value).toBe("2.4");
    const all = list(root, "a").find((link) => textOf(link).startsWith(words.all));
    expect(all?.attributes.href).toContain("engine=2.4");
  });

  it("asks again with the engine in the box of the header", () => {
    const { question } = open({ part, edition, query: "year=2001&engine=2.4&zip=95670" }).head();
    expect(question).toContain(` ${{ es: "Make 1 Model 2 2001", en: "2001 Make 1 Model 2" }[edition]} 2.4 `);
  });

  it("says plainly that no car is known to have that engine, and shows those of any", () => {
    const root = draw({ part, edition, query: "engine=5.4&zip=95670" });
    expect(textOf(root)).toContain(words.engineUnseen("5.4"));
    expect(textOf(root)).toContain(words.carryAll("5", "Make 1 Model 2"));
    const all = list(root, "a").find((link) => textOf(link).startsWith(words.all));
    expect(all?.attributes.href).not.toContain("engine");
  });

  it("says which years of the model share the part, unless one was asked for, and leads to their cars", () => {
    const generation = { modelId: 1002, from: 2000, to: 2004, name: nothing, note: nothing, changes: [] };
    const knowing = { ...stock, sharing: { ...stock.sharing, generationsOf: () => [generation] } };
    const title = words.years("Make 1 Model 2");
    const asked = (query: string) => {
      const params = { part, model: "make-1-model-2" };
      const request = pageRequest("partAnswer", edition, { stock: knowing, now, query, params });
      return readHtml(markupOf(request, <page.Page {...(loadAnswer(request) as AnswerPage)} />));
    };
    const [line, other] = list(get(asked("zip=95670"), "section", { "aria-labelledby": "years-h" }), "a");
    const engines = `${words.traits.engine}: 3.0L V6 (4), 2.4L I4 (1).`;
    expect([line && textOf(line), other]).toEqual([`2000–2004 ${engines}${words.cars("5")}`, undefined]);
    expect(line?.attributes.href).toMatch(/\?year=2000-2004&zip=95670$/);
    const [one] = list(get(asked("engine=2.4&zip=95670"), "section", { "aria-labelledby": "years-h" }), "a");
    expect([one && textOf(one), one?.attributes.href]).toEqual([
      `2000–2004 ${engines}${words.cars("1")}`,
      expect.stringMatching(/\?year=2000-2004&engine=2.4&zip=95670$/),
    ]);
    expect(textOf(asked("year=2001"))).not.toContain(title);
    expect(textOf(draw({ part, edition }))).not.toContain(title);
  });

  it("says what else the part is called, in the other language too", () => {
    const other = { es: "Engine", en: "Motor" }[edition];
    expect(textOf(draw({ part, edition }))).toContain(`${words.namesOther}: ${other}`);
    expect(
      list(draw({ part, edition }), "span", { lang: edition === "es" ? "en" : "es" })
        .map(textOf)
        .join(),
    ).toContain(other);
  });

  it("says what is paid at each yard, and where no price is posted whom to call", () => {
    const [first, second] = list(get(draw({ part, edition }), "ul", { class: "tills" }), "li").map(textOf);
    expect(first).toContain("$210.00");
    expect(first).toContain({ es: "con casco, impuesto", en: "with core, tax" }[edition]);
    expect(first).toContain(words.core);
    expect(second).toContain(words.noPrices);
    expect(second).toContain("(916) 555-0100");
    expect(second).not.toContain("$");
  });

  it("lists the cars of each yard, and says which yard has more", () => {
    const root = draw({ part, edition });
    const yards = list(root, "section", { class: "yard-cars adds" });
    expect(yards.map(({ attributes }) => attributes.id)).toEqual(["store-1", "store-2"]);
    expect(yards.map((yard) => list(yard, "h4").length + list(yard, "li").length > 0)).toEqual([true, true]);
    expect(textOf(root)).toContain(words.carryAll("5", "Make 1 Model 2"));
    const distance = { es: /a 8\d mi\./, en: /8\d mi away/ }[edition];
    expect(textOf(root)).toMatch(distance);
  });

  it("tells which kind it is, why, what to bring and what to look at", () => {
    const text = textOf(draw({ part, edition }));
    const kind = { es: "de 6 cilindros", en: "6-cylinder" }[edition];
    expect(text).toContain(words.which(kind));
    expect(text).toContain(words.byCars(kind));
    expect(text).toContain(words.tell.cylinders);
    expect(text).toContain(words.bringOld("$8.00", 30));
    expect(text).toContain(dangerKinds.heavy[edition]);
    expect(text).toContain(sharedKinds.engine[edition]);
    expect(text).toContain({ es: "Mire el aceite.", en: "Look at the oil." }[edition]);
  });

  it("says how it comes off, where somebody wrote it down", () => {
    const how = { es: "Son seis tornillos.", en: "It has six bolts." };
    const knowing = stock.sharing.factsOf(20);
    const sharing = { ...stock.sharing, factsOf: () => knowing && { ...knowing, how } };
    const params = { part, model: "make-1-model-2" };
    const request = pageRequest("partAnswer", edition, { stock: { ...stock, sharing }, now, query: "", params });
    const drawn = readHtml(markupOf(request, <page.Page {...(loadAnswer(request) as AnswerPage)} />));
    expect(textOf(get(drawn, "section", { "aria-labelledby": "tools-h" }))).toContain(how[edition]);
  });

  it("shows a yard's newest car only where neither year nor place is known, and leads to the others", () => {
    const carsAt = (query: string) =>
      list(draw({ part, edition, query }), "section", { class: "yard-cars adds" }).map(
        (yard) => list(yard, "ul", { class: "cars" }).flatMap((cars) => list(cars, "li")).length,
      );
    expect(carsAt("")).toEqual([1, 1, 1]);
    expect(carsAt("zip=95670")).toEqual([2, 3]);
    expect(carsAt("year=2001")).toEqual([3, 1]);
    const [first] = list(draw({ part, edition, query: "" }), "section", { class: "yard-cars adds" });
    const [all] = first ? list(first, "a") : [];
    expect(all && textOf(all)).toMatch(new RegExp(`^${words.seeCars("3")}.+`));
  });

  it("marks the cars that carry another kind", () => {
    const kind = { es: "de 6 cilindros", en: "6-cylinder" }[edition];
    expect(textOf(draw({ part, edition }))).not.toContain(words.other(kind));
    const [four] = open({ part, edition }).props.kinds;
    const query = new URL(four?.href ?? "", "https://yonke.test").search.slice(1);
    expect(textOf(draw({ part, edition, query }))).toContain(words.other(kind));
  });

  it("has a title, a description with the price, and the cars as a list", () => {
    const generation = { modelId: 1002, from: 2000, to: 2004, name: nothing, note: nothing, changes: [] };
    const knowing = { ...stock, sharing: { ...stock.sharing, generationsOf: () => [generation] } };
    const request = pageRequest("partAnswer", edition, {
      stock: knowing,
      now,
      query: "",
      params: { part, model: "make-1-model-2" },
    });
    const head = page.head(loadAnswer(request) as AnswerPage, request);
    expect(head.title).toContain(words.titleShortest(name, "Make 1 Model 2"));
    const kind = { es: "Motor de 6 cilindros", en: "Engine, 6-cylinder" }[edition];
    expect(head.description).toContain(words.descriptionKind(kind, "$210.00", "$8.00", false));
    expect(head).toMatchObject({ noindex: false, canonical: { query: { zip: "" } } });
    const [cars] = head.jsonLd as { numberOfItems: number; itemListElement: { position: number; url: string }[] }[];
    expect(cars?.numberOfItems).toBe(6);
    expect(cars?.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const { url } of cars?.itemListElement ?? []) expect(url).toMatch(/^https?:\/\//);
  });
});

describe.each(editionIds)("where nobody said the year, in %s", (edition) => {
  const words = copy[edition];
  const part = { es: "motor", en: "engine" }[edition];
  const generation = { modelId: 1002, from: 2000, to: 2004, name: nothing, note: nothing, changes: [] };
  const drawKnowing = (query: string) => {
    const knowing = { ...stock, sharing: { ...stock.sharing, generationsOf: () => [generation] } };
    const params = { part, model: "make-1-model-2" };
    const request = pageRequest("partAnswer", edition, { stock: knowing, now, query, params });
    return readHtml(markupOf(request, <page.Page {...(loadAnswer(request) as AnswerPage)} />));
  };

  it("asks it first, as a choice of the groups that share the part, and keeps what else is known", () => {
    const root = drawKnowing("engine=2.4&zip=95670&distance=50");
    const form = get(root, "form", { class: "part-place no-print" });
    expect(textOf(form)).toContain(words.year("Make 1 Model 2"));
    expect(list(get(form, "select", { name: "year" }), "option").map(({ attributes }) => attributes.value)).toEqual([
      "",
      "2000-2004",
    ]);
    const hidden = list(form, "input", { type: "hidden" }).map(({ attributes: { name, value } }) => [name, value]);
    expect(hidden).toEqual([
      ["engine", "2.4"],
      ["zip", "95670"],
      ["distance", "50"],
    ]);
    expect(textOf(root).indexOf(words.year("Make 1 Model 2"))).toBeLessThan(
      textOf(root).indexOf(textOf(get(root, "h2", { id: "tills-h" }))),
    );
  });

  it("says that the cars are of every year, and that within a group the part is usually the same", () => {
    const text = textOf(drawKnowing("zip=95670"));
    expect(text).toContain(words.carryAll("5", "Make 1 Model 2"));
    expect(words.years("X")).toMatch({ es: /suele ser la misma/, en: /usually the same/ }[edition]);
    expect(text).toContain(words.years("Make 1 Model 2"));
    expect(text).not.toContain(words.carry("5"));
  });

  it("asks for it in figures where no group is known, and not at all once it is said", () => {
    const field = get(draw({ part, edition }), "input", { name: "year", id: "part-year" });
    expect(field.attributes.type).toBe("text");
    const said = drawKnowing("year=2001&zip=95670");
    expect(list(said, "form", { class: "part-place no-print" })).toEqual([]);
    expect(textOf(said)).toContain(words.carry("5"));
  });

  it("does not ask for what goes by size and not by the year", () => {
    const facts = stock.sharing.factsOf(20);
    const factsOf = () => facts && { ...facts, shared: "size" as const };
    const params = { part, model: "make-1-model-2" };
    const knowing = { ...stock, sharing: { ...stock.sharing, factsOf } };
    const request = pageRequest("partAnswer", edition, { stock: knowing, now, query: "zip=95670", params });
    const text = textOf(readHtml(markupOf(request, <page.Page {...(loadAnswer(request) as AnswerPage)} />)));
    expect(text).not.toContain(words.year("Make 1 Model 2"));
    expect(text).toContain(words.carry("5"));
  });

  it("says at the total itself what it holds", () => {
    const [first] = list(get(draw({ part, edition }), "ul", { class: "tills" }), "li");
    const held = { core: true, tax: true, fees: true, entrance: true };
    expect(first && textOf(get(first, "p", { class: "till__with" }))).toBe(words.holds(held));
    const none = { core: false, tax: false, fees: false, entrance: false };
    expect(words.holds({ ...none, tax: true })).toBe({ es: "con impuesto", en: "with tax" }[edition]);
    expect(words.holds(none)).toBe("");
  });
});

describe("where nobody said near where", () => {
  it("the place is asked for, and what else is known travels along", () => {
    const form = get(draw({ query: "year=2001&kind=20" }), "form", { class: "part-place no-print" });
    expect(
      list(form, "input", { type: "hidden" }).map(({ attributes }) => [attributes.name, attributes.value]),
    ).toEqual([
      ["year", "2001"],
      ["kind", "20"],
    ]);
    expect(list(draw({ query: "year=2001&zip=95670" }), "form", { class: "part-place no-print" })).toEqual([]);
  });

  it("a wrong place is said at its field, and the answer is not well", () => {
    expect(textOf(draw({ query: "zip=12" }))).toContain("12");
    expect(open({ query: "zip=12" }).head().status).toBe(400);
    expect(open({ query: "zip=00000" }).head().status).toBeUndefined();
    expect(open({ query: "year=ayer" }).head()).toMatchObject({ status: 400, noindex: true });
  });
});

describe("where there is none", () => {
  it("near the place, the nearest beyond are shown and said to be so", () => {
    const text = textOf(draw({ query: "zip=95670&year=1990-1990&distance=10" }));
    expect(text).toContain("A menos de 10 millas");
    expect(text).toContain(copy.es.carry("1"));
    expect(text).not.toContain(copy.es.all);
  });

  it("at all, the ways on: every year, the inventory, the price", () => {
    const asked = { query: "year=1950-1951" };
    const root = draw(asked);
    expect(list(root, "h2").map(textOf)).toContain(copy.es.none("Make 1 Model 2 1950–1951"));
    expect(list(root, "ul", { class: "tills" })).toEqual([]);
    expect(textOf(root)).toContain(copy.es.withoutYear("Make 1 Model 2"));
    expect(textOf(root)).toContain(copy.es.partPrice("Motor"));
    expect(open(asked).head()).toMatchObject({ jsonLd: [], noindex: true, search: { found: false } });
    expect(textOf(draw({ model: "make-1-model-1", query: "" }))).not.toContain("todos los años");
  });

  it("a part that no such body has says so instead of a price", () => {
    const text = textOf(draw({ part: "caja-de-troca" }));
    expect(text).toContain(copy.es.noPriceYet("Caja de troca", "Carro"));
    expect(text).not.toContain("$");
  });
});

describe("what is not known is not said", () => {
  it("no tools, no danger, no kinds where a part has one kind and no facts", () => {
    const found = sections({ part: "sin-precio" });
    expect(found).not.toContain(copy.es.tools);
    expect(found.filter((text) => text.startsWith("¿Cuál") || text.startsWith("Cuál"))).toEqual([]);
    expect(textOf(draw({ part: "sin-precio" }))).toContain(copy.es.compare);
  });

  it("an address that names no part and no model says where to look", () => {
    const request = pageRequest("partAnswer", "es", { stock, now, params: { part: "x", model: "y" } });
    const failure = page.failure?.(notFound("part"), request);
    expect(failure?.head.title).toBe(copy.es.unknown);
    expect(page.failure?.({ code: "bad-request" } as never, request)).toBeUndefined();
    expect(markupOf(request, failure?.body)).toContain(request.href("findPart"));
  });
});

it("the other edition's address has its own name of the part", () => {
  const params = { part: "motor", model: "make-1-model-2" };
  expect(page.paramsIn?.(params, "en", stock)).toEqual({ part: "engine", model: "make-1-model-2" });
  expect(page.paramsIn?.({ ...params, part: "x" }, "en", stock)).toMatchObject({ part: "x" });
});
