import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import island from "./find-form.island.tsx";

const said = {
  es: { makeFirst: "Elija la marca primero", anywhere: "Sin límite" },
  en: { makeFirst: "Choose a make first", anywhere: "Any distance" },
};

describe.each(["es", "en"] as const)("the inventory form, %s", (edition) => {
  const addresses = { action: "/form", results: "/results", saved: "/saved", part: "/part", common: [] };
  const props = { ...addresses, makes: [], models: [], years: [1990, 2026] as [number, number] };
  const form = get(readHtml(renderToStaticMarkup(islandTree(island.Component, props, edition))), "form");

  it("offers its seven distances, 25 miles first, the last without limit", () => {
    const options = list(get(form, "select", { name: "distance" }), "option");
    const values = options.map(({ attributes }) => attributes.value);
    expect(values).toEqual(["10", "25", "50", "100", "250", "500", "25000"]);
    expect(options.filter(({ attributes }) => "selected" in attributes).map((one) => one.attributes.value)).toEqual([
      "25",
    ]);
    expect(textOf(options.at(-1) as never)).toBe(said[edition].anywhere);
  });

  it("says in the list of models that a make comes first", () => {
    expect(textOf(get(form, "select", { name: "model" }))).toBe(said[edition].makeFirst);
  });
});
