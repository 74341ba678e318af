import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { finderCopy } from "#app/inventory/finder-copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import { editionIds } from "#site/editions.ts";
import { findCopy } from "./find-copy.ts";
import island, { type FindFormProps } from "./find-form.island.tsx";

const empty: FindFormProps = {
  action: "/inventario",
  results: "/busque",
  saved: "/guardado",
  part: "/pieza",
  common: ["Alternador"],
  makes: [{ value: "67", text: "Acura (916)" }],
  models: [],
  years: [2001, 2003],
};
const chosen = { make: "67", model: "900", years: [[2002, 2003]] as [number, number][], zip: "95823", distance: 50 };
const full: FindFormProps = { ...empty, models: [{ value: "900", text: "Integra (12)" }], chosen };

describe.each(editionIds)("the inventory form in %s", (edition) => {
  const words = finderCopy[edition];
  const draw = (props: FindFormProps) => renderToStaticMarkup(islandTree(island.Component, props, edition));
  const select = (html: string, name: string) =>
    new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html)?.[0] ?? "";
  // A year's value is its text.
  const selected = (html: string, name: string) =>
    /<option(?: value="([^"]*)")? selected="">([^<]*)/.exec(select(html, name))?.slice(1).find(Boolean) ?? "none";

  it("is a GET form that can fetch the models without script", () => {
    const html = draw(empty);
    expect(html).toMatch(/^<form [^>]*action="\/inventario"/);
    expect(select(html, "model")).toContain("disabled");
    expect(select(html, "model")).toContain(words.makeFirst);
    expect(html).toMatch(/<noscript><button [^>]*value="models" name="step"/);
    for (const name of ["q", "part", "zip"]) expect(html).toContain(`name="${name}"`);
    expect(selected(html, "distance")).toBe("25");
    expect(html).toContain(`aria-label="${placeCopy[edition].locate}"`);
  });

  it("shows what is chosen, and needs no button for the models then", () => {
    const html = draw(full);
    const names = ["make", "model", "from", "to", "distance"];
    expect(names.map((name) => selected(html, name))).toEqual(["67", "900", "2002", "2003", "50"]);
    expect(html).toContain('value="95823"');
    expect(select(html, "model")).not.toContain("disabled");
    expect(select(html, "model")).toContain(words.allModels);
    expect(html).not.toContain("<noscript>");
  });

  it("takes the years as one line when they are no single run", () => {
    const html = draw({
      ...full,
      chosen: {
        ...chosen,
        years: [
          [1991, 1994],
          [1997, 1997],
        ],
      },
    });
    expect(html).toContain('value="1991-1994, 1997"');
    expect(html).not.toContain('name="from"');
  });

  it("has a plate for part, car and place, each for fields of its own; without prices none for the part", () => {
    const { plates } = findCopy[edition];
    const shown = (html: string) => [...html.matchAll(/aria-controls="find-(\w+)"/g)].map(([, id]) => id);
    const html = draw(empty);
    expect(shown(html)).toEqual(["part", "car", "place"]);
    for (const id of shown(html)) expect(html).toContain(`id="find-${id}"`);
    for (const text of Object.values(plates)) expect(html).toContain(text);
    const bare = draw({ ...empty, part: "" });
    expect(shown(bare)).toEqual(["car", "place"]);
    expect(bare).not.toContain('name="part"');
  });
});
