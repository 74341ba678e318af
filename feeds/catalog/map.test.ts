import { expect, it } from "vitest";
import type { Draft } from "#feeds/engine/feed.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createKnown } from "./known.ts";
import { type CatalogContext, mapCatalog } from "./map.ts";
import { columns } from "./schema.ts";

const open = () => {
  let next = 20_000;
  const made: Draft[] = [];
  const context: CatalogContext = {
    known: createKnown({
      makes: [
        { id: 100, name: "Chevrolet" },
        { id: 132, name: "Ford" },
      ],
      makeAliases: [{ alias: "chevy", make_id: 100 }],
      models: [
        { id: 1802, make_id: 132, name: "F-150", body: "pickup", years: "1975-2025" },
        { id: 1803, make_id: 132, name: "Escort", body: "", years: "" },
      ],
      modelAliases: [{ make_id: 132, alias: "lobo", model_id: 1802 }],
    }),
    takeId: () => next++,
    reserveId: () => {},
    isUsed: (id) => id === 1802,
    addMake: (draft) => made.push(draft),
  };
  return { context, made };
};
const map = (cells: Record<string, string>, { context } = open()) => mapCatalog(rowOf(columns, cells), context);

it("changes a model under any name it has, and leaves what the line does not say", () => {
  expect(map({ make: "FORD", model: "lobo", years: "1975-2026" })).toEqual({
    drafts: [
      {
        table: "models",
        keys: [{ id: 1802 }],
        values: { id: 1802, make_id: 132, name: "F-150", years: "1975-2026", body: undefined },
        children: [],
      },
    ],
  });
  expect(map({ make: "Chevy", also: "Chevy|Chebrolé" })).toMatchObject({
    drafts: [
      { values: { id: 100, name: "Chevrolet" }, children: [{ rows: [{ alias: "chevy" }, { alias: "chebrole" }] }] },
    ],
  });
});

it("brings a new make along once, with the number that clients hold where one is given", () => {
  const run = open();
  expect(map({ make: "Yugo", model: "GV", id: "4999", body: "hatchback" }, run)).toMatchObject({
    drafts: [{ keys: [{ id: 4999 }], values: { make_id: 20_000, body: "hatchback" } }],
  });
  map({ make: "YUGO", model: "GVX" }, run);
  expect(run.made).toMatchObject([{ table: "makes", values: { id: 20_000, name: "Yugo" } }]);
});

it("never moves a number, and gives none twice", () => {
  expect(reasons(map({ make: "Ford", model: "F-150", id: "7" }))[0]).toContain("which is 1802 and does not change");
  expect(reasons(map({ make: "Ford", model: "Ranger", id: "1803" }))[0]).toContain("is the number of Escort");
});

it("refuses a way to write that means another, and what only a model has", () => {
  expect(reasons(map({ make: "Ford", also: "chevy" }))[0]).toContain("already means Chevrolet");
  expect(reasons(map({ make: "Ford", model: "Escort", also: "Lobo" }))[0]).toContain("already means F-150");
  expect(reasons(map({ make: "Ford", years: "2001", body: "suv" }))).toHaveLength(2);
});

it("takes off only what no car needs", () => {
  expect(reasons(map({ make: "Ford", remove: "yes" }))[0]).toContain("has models");
  expect(reasons(map({ make: "Ford", model: "F-150", remove: "yes" }))[0]).toContain("are or were in the yards");
  expect(map({ make: "Ford", model: "Escort", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(map({ make: "Chevrolet", remove: "yes" })).toMatchObject({ drafts: [{ keys: [{ id: 100 }], remove: true }] });
});

it("knows a make by its name before another make's other name, and a model only under its own make", () => {
  const { context } = open();
  const { known } = context;
  known.addMakeAlias("Ford", 100);
  known.addMakeAlias("Ghost", 999);
  known.addModelAlias("Ghost", 999);
  expect([known.findMake("ford")?.id, known.makeCalled("ford")?.id, known.findMake("ghost")]).toEqual([
    132,
    132,
    undefined,
  ]);
  expect([known.findModel(132, "LOBO")?.id, known.findModel(100, "lobo"), known.findModel(132, "f150")?.id]).toEqual([
    1802,
    undefined,
    1802,
  ]);
  expect([known.modelCalled(132, "lobo")?.id, known.modelCalled(100, "lobo")]).toEqual([1802, undefined]);
  expect([known.hasModels(132), known.hasModels(100)]).toEqual([true, false]);
  expect([known.nameOfNumber("makes", 132), known.nameOfNumber("models", 132)]).toEqual(["Ford", undefined]);
});

it("takes a number that is free or its own, and hands out none twice", () => {
  const reserved: [string, number][] = [];
  const run = open();
  run.context.reserveId = (table, id) => reserved.push([table, id]);
  expect(map({ make: "Ford", model: "F-150", id: "1802" }, run)).toMatchObject({ drafts: [{ keys: [{ id: 1802 }] }] });
  expect(map({ make: "Yugo", id: "500" }, run)).toMatchObject({ drafts: [{ values: { id: 500, name: "Yugo" } }] });
  expect(map({ make: "Yugo", model: "GV", id: "600" }, run)).toMatchObject({ drafts: [{ values: { make_id: 500 } }] });
  expect(reserved).toEqual([
    ["makes", 500],
    ["models", 600],
  ]);
  expect(reasons(map({ make: "Saab", id: "132" }, run))[0]).toContain("is the number of Ford");
});

it("keeps a name that two lines of one file bring, and lets a line say its own again", () => {
  const run = open();
  map({ make: "Ford", model: "Ranger", also: "Rangér|RANGER" }, run);
  expect(map({ make: "Ford", model: "ranger", also: "ranger" }, run)).toMatchObject({
    drafts: [{ children: [{ table: "model_aliases", rows: [{ alias: "ranger", make_id: 132 }] }] }],
  });
  expect(reasons(map({ make: "Ford", model: "Escort", also: "ranger" }, run))[0]).toContain("already means Ranger");
  map({ make: "Ford", also: "Fordcito" }, run);
  expect(reasons(map({ make: "Chevrolet", also: "fordcito" }, run))[0]).toContain("already means Ford");
});

it("takes off nothing where there is nothing", () => {
  expect(map({ make: "Saab", remove: "yes" })).toMatchObject({ drafts: [{ table: "makes", keys: [], remove: true }] });
  expect(map({ make: "Saab", model: "900", remove: "yes" })).toMatchObject({ drafts: [{ table: "models", keys: [] }] });
});
