import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { editionIds } from "#site/editions.ts";
import { filtersCopy } from "./filters-copy.ts";
import island, { type FiltersFormProps } from "./filters-form.island.tsx";

const props: FiltersFormProps = {
  action: "/busque",
  makes: [{ value: "67", text: "Acura (916)" }],
  models: [],
  years: [2001, 2003],
  chosen: { make: "", model: "0", years: [], zip: "", distance: 25 },
  errors: {},
  found: "21 carros",
  since: [
    { value: "0", text: "Hoy", count: "2", chosen: false },
    { value: "7", text: "7 días", count: "9", chosen: true },
    { value: "", text: "Todos", count: "21", chosen: false },
  ],
  colors: [
    { value: "red", text: "Rojo", count: "12", chosen: true },
    { value: "blue", text: "Azul", count: "1,300", chosen: false },
  ],
  bodies: [{ value: "sedan", text: "Sedán", count: "9", chosen: false }],
  hits: [{ value: "none", text: "Sin golpe", count: "4", chosen: false }],
  stores: [],
  vin: "",
  engine: "",
};

describe.each(editionIds)("the filters in %s", (edition) => {
  const words = filtersCopy[edition];
  const draw = (more: Partial<FiltersFormProps> = {}) =>
    renderToStaticMarkup(islandTree(island.Component, { ...props, ...more }, edition));
  const facet = (html: string, title: string) =>
    new RegExp(`<details[^>]*><summary>${title}</summary>.*?</details>`).exec(html)?.[0] ?? "";

  it("are a GET form whose answer replaces the results", () => {
    const html = draw();
    expect(html).toMatch(/^<form class="filters__body" data-swap="results" action="\/busque">/);
    expect(html).toMatch(
      /<input type="radio" id="i-since-7" name="since" checked="" value="7"\/><span>7 días <small>9</,
    );
    expect(html).toContain(`${words.see("21 carros")}</button>`);
    expect(html).not.toContain("<noscript>");
  });

  it("open what is in force, and count each choice", () => {
    const html = draw();
    expect(facet(html, words.color)).toMatch(/^<details class="facet" open/);
    expect(facet(html, words.color)).toMatch(/id="i-color-red"[^>]* checked=""/);
    expect(facet(html, words.color)).toContain('<span class="swatch paint-blue"></span> Azul <small>1,300</small>');
    expect(facet(html, words.body)).not.toContain("open");
    expect(facet(html, words.body)).not.toContain("swatch");
    expect(facet(html, words.hit)).toMatch(/name="hit"[^>]* value="none"\/><span>Sin golpe <small>4</);
    expect(facet(html, words.hit)).toContain(words.hitHint);
    expect(facet(draw({ hits: [] }), words.hit)).toBe("");
    expect(facet(html, words.numbers)).not.toContain("open");
    expect(facet(draw({ vin: "1HG*" }), words.numbers)).toContain("open");
  });

  it("leave out what there is nothing of", () => {
    expect(facet(draw(), words.stores)).toBe("");
    expect(draw()).not.toContain(words.clear);
    const stores = [{ value: "101", text: "Rancho Cordova", count: "3", chosen: false }];
    const html = draw({ stores, otherStores: "4", clear: "/busque", sort: "row" });
    expect(facet(html, words.stores)).toContain(words.moreStores("4"));
    expect(html).toContain(words.clear);
    expect(html).toContain('<input type="hidden" name="sort" value="row"/>');
  });

  it("say what is wrong at its field", () => {
    const html = draw({
      errors: { zip: "mal", year: "mal", distance: "mal" },
      chosen: { ...props.chosen, wrongYears: "abc" },
    });
    for (const id of ["i-zip", "i-years", "i-dist"]) expect(html).toContain(`id="${id}-err"`);
    expect(html).toContain('value="abc"');
  });
});
