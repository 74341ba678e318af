import { describe, expect, it } from "vitest";
import type { CatalogRows } from "#data/queries/feeds-catalog.ts";
import type { StoreFacts } from "#data/queries/feeds-stores.ts";
import { testStores } from "#feeds/engine/fixtures/chain.ts";
import { partRow } from "#tests/support/rows.ts";
import { createCarNames, strangers } from "./car-names.ts";
import { exportPhotos } from "./export-photos.ts";
import { linksOf } from "./links.ts";
import { explainNobodys, isOfOtherStore } from "./other-store.ts";
import { createPartNames } from "./part-names.ts";
import { picturesOf, readPictures } from "./pictures.ts";

describe("the store that a file means", () => {
  const find = (word: string, state?: string) => {
    const found = testStores.find(word, state);
    return "site" in found ? found.site : found.en;
  };

  it.each([
    ["FW1", "FW1"],
    ["fw-1", "FW1"],
    ["102", "FW1"],
    ["0102", "FW1"],
    ["Yard 102", "FW1"],
    ["store 104", "PO1"],
    ["Yonke Fort Worth", "FW1"],
    ["Fort Worth, TX", "FW1"],
    ["portland me", "PM1"],
    // A code before a number: 2 is the code of one and the number of another.
    ["2", "PM1"],
    ["3", "PM1"],
  ])("by %s is %s", (word, site) => expect(find(word)).toBe(site));

  it("of two in towns of one name is told by the state, and asked for without it", () => {
    expect([find("Portland", "OR"), find("Portland", "me")]).toEqual(["PO1", "PM1"]);
    expect(find("Portland")).toContain("fits 2 stores (PO1, PM1)");
    expect(find("Portland", "TX")).toContain("fits 2 stores");
    // Another state does not hide the only one of its name.
    expect(find("Fort Worth", "OR")).toBe("FW1");
    // What was asked without a state is not the answer with one.
    expect(find("Portland", "OR")).toBe("PO1");
  });

  it("is none for words that nobody knows, or that say nothing", () => {
    for (const word of ["Nowhere", "", "0", "yard"]) expect(find(word), word).toContain("is no store of this chain");
  });

  it("is listed, found by number, and has a day of its own", () => {
    expect(testStores.list().map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([testStores.byId(2)?.site, testStores.byId(9)]).toEqual(["PO1", undefined]);
    const store = testStores.byId(1) as StoreFacts;
    const pacific = { ...store, time_zone: "America/Los_Angeles" };
    const today = (at: string) => [store, pacific].map((one) => testStores.today(one, new Date(at)));
    expect(today("2026-11-15T07:00:00Z")).toEqual(["2026-11-15", "2026-11-14"]);
    expect(today("2026-11-16T12:00:00Z")).toEqual(["2026-11-16", "2026-11-16"]);
  });

  it("is another than the one that an import is for", () => {
    const other = (word?: string, state?: string) => isOfOtherStore(testStores, { storeId: 1 }, word, state);
    expect([other("PO1"), other("Portland", "ME")]).toEqual([true, true]);
    for (const word of [undefined, "FW1", "102", "Nowhere", "Portland"]) expect(other(word)).toBe(false);
    expect(isOfOtherStore(testStores, { storeId: null }, "PO1")).toBe(false);
  });

  it("is nobody's where the cell is empty, or names no store while others do", () => {
    const why = (word: string | undefined, namesStores: boolean, has = true) =>
      explainNobodys(testStores, { hasColumn: () => has, namesStores }, word)?.en;
    for (const namesStores of [true, false]) expect(why(undefined, namesStores)).toContain("the line is nobody's");
    expect(why(undefined, false, false)).toBeUndefined();
    expect([why("Zone 4", false), why("FW1", true)]).toEqual([undefined, undefined]);
    expect(why("Zone 4", true)).toContain("is no store of this chain");
  });
});

describe("names of cars in reference data", () => {
  const rows = {
    makes: [
      { id: 1, name: "Toyota" },
      { id: 2, name: "Chevrolet" },
    ],
    makeAliases: [{ alias: "Chevy", make_id: 2 }],
    models: [{ id: 11, make_id: 1, name: "Camry", body: "", years: "" }],
    modelAliases: [
      { make_id: 1, alias: "Camri", model_id: 11 },
      { make_id: 1, alias: "Ghost", model_id: 99 },
      { make_id: 9, alias: "Camry", model_id: 11 },
    ],
  } as unknown as CatalogRows;
  const names = createCarNames(rows, [{ make: "Chevrolet", model: "Nova" }]);

  it("are the catalogue's, else as they stand in it already, else the file's", () => {
    expect(names.find("toyota", "CAMRY")).toEqual({ make: "Toyota", model: "Camry", known: true });
    expect(names.find("TOYOTA", "camri")).toEqual({ make: "Toyota", model: "Camry", known: true });
    expect(names.find("chevy", "NOVA")).toEqual({ make: "Chevrolet", model: "Nova", known: false });
    expect(names.find("Yugo", "GV")).toEqual({ make: "Yugo", model: "GV", known: false });
    expect(names.find("Toyota", "Ghost").known).toBe(false);
  });

  it("that no yard has are worth a look", () => {
    const found = strangers([names.find("toyota", "camry"), names.find("Yugo", "GV")]);
    expect(found.map(({ column, value }) => [column, value])).toEqual([["model", "Yugo GV"]]);
  });
});

it("a part is named by its number, or its name in either language without its kind", () => {
  const isPart = createPartNames([
    partRow({ id: 1, item_number: "S-9", name_es: "Faro, izquierdo", name_en: "Headlight, left" }),
  ]);
  expect(["S-9", "faro", "HEADLIGHT", "s-9", "light"].map(isPart)).toEqual([true, true, true, false, false]);
});

describe("the pictures and addresses of a line", () => {
  const columns = { image: "photo", icon: "icon" } as const;
  const bad = { es: "está mal.", en: "is bad." };
  const images = {
    find: (name: string) => (name === "a.png" ? { id: "A" } : name === "b.png" ? { problem: bad } : undefined),
  };

  it("are those that it names", () => {
    expect(picturesOf({ image: "a.png", icon: undefined, other: "x" }, columns as never)).toEqual([
      { name: "a.png", use: "photo" },
    ]);
    expect(linksOf({ url: "/a", other: "/b", number: 1 }, ["url", "number", "none"])).toEqual([
      { column: "url", value: "/a" },
    ]);
  });

  it("must be there, and such that they can be used", () => {
    const { ids, problems } = readPictures({ image: "a.png", icon: "b.png" }, columns as never, images as never);
    expect(ids).toEqual({ image: "A" });
    expect(problems).toEqual([{ column: "icon", value: "b.png", reason: bad }]);
    const none = readPictures({ image: "c.png" }, columns as never, images as never);
    expect(none.problems[0]?.reason.en).toBe("is not beside the imported file.");
  });

  it("are written beside an export", async () => {
    const save = (id: string | null) => Promise.resolve(`images/${id}.jpg`);
    expect(await exportPhotos('["a","b"]', save)).toBe("images/a.jpg|images/b.jpg");
    expect(await exportPhotos(undefined, save)).toBe("");
  });
});
