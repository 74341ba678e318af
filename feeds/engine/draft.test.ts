import { expect, test } from "vitest";
import { belonging, change, draft, type ErasableOf, removal } from "./draft.ts";

const keys = [{ id: 7 }];
const model = { make_id: 1, name: "Camry" };
const car = { store_id: 1, year: 2003, model_id: 11 };
const slots: ErasableOf<"vehicles"> = { bay: { space: "" } };

test("a column that a table has not, or of another type, does not compile", () => {
  const strange = { colour: "azul" };
  const made = [
    // @ts-expect-error a column that is misspelt
    draft("models", { ...model, bodie: "sedan" }, { keys }),
    // @ts-expect-error the same by a spread
    draft("models", { ...model, ...strange }, { keys }),
    // @ts-expect-error a number where the table has text
    draft("models", { ...model, years: 2003 }, { keys }),
    // @ts-expect-error a word that is none of those the column knows
    draft("vehicles", { ...car, left_how: "stolen" }, { keys, defaults: { date_set: "2026-11-15" } }),
    // @ts-expect-error a key that the table has not
    draft("models", model, { keys: [{ number: 7 }] }),
    // @ts-expect-error a column of another table
    draft("models", model, { keys, defaults: { mileage: 1 } }),
    // @ts-expect-error the same in what changes along
    draft("models", model, { keys, whenChanged: { updated_at: "" } }),
    // @ts-expect-error what a row that is there is changed to
    change("vehicles", { left_at: "2026-11-15" }, { keys }),
    // @ts-expect-error what a row that goes is known by
    removal("interchange", { piece: "Starter" }),
  ];
  expect(made).toHaveLength(9);
});

test("a column that no line says and no blank row has does not compile", () => {
  const { year: _, ...yearless } = car;
  const made = [
    // @ts-expect-error the model's name
    draft("models", { make_id: 1 }, { keys }),
    // @ts-expect-error the day that a car was set
    draft("vehicles", car, { keys }),
    // @ts-expect-error its year
    draft("vehicles", yearless, { keys, defaults: { date_set: "2026-11-15" } }),
  ];
  expect(made).toHaveLength(3);
});

test("the rows that belong to another are held against their own table, and are whole", () => {
  const parent = { event_id: 1 };
  const strange = { percentage: 5 };
  const made = [
    // @ts-expect-error a column that is misspelt
    belonging("event_discounts", parent, [{ ...parent, category: "*", percnt: 50 }]),
    // @ts-expect-error one too many, by a spread
    belonging("event_discounts", parent, [{ ...parent, category: "*", percent: 50, ...strange }]),
    // @ts-expect-error one too few
    belonging("event_discounts", parent, [{ ...parent, category: "*" }]),
    // @ts-expect-error a parent that the table does not name
    belonging("event_discounts", { id: 1 }, []),
  ];
  expect(made).toHaveLength(4);
});

test("what a cell is emptied to is held too", () => {
  // @ts-expect-error no column of the table
  const strange: ErasableOf<"models"> = { years: { year: "" } };
  // @ts-expect-error of another type
  const wrong: ErasableOf<"models"> = { years: { years: null } };
  // @ts-expect-error of another table
  const made = draft("models", model, { keys, clear: ["bay"], erasable: { bay: { space: "" } } });
  expect([strange, wrong, made]).toHaveLength(3);
});

test("says what is asked for, and no more", () => {
  expect(draft("models", { ...model, years: undefined }, { keys, remove: undefined })).toEqual({
    table: "models",
    keys,
    values: { make_id: 1, name: "Camry", years: undefined },
  });
  const slotted = draft("vehicles", car, {
    keys,
    defaults: { date_set: "2026-11-15" },
    clear: ["bay"],
    erasable: slots,
    remove: true,
  });
  expect(slotted).toMatchObject({
    values: { year: 2003, space: "" },
    defaults: { date_set: "2026-11-15" },
    remove: true,
  });
  expect(slotted).not.toHaveProperty("clear");
  expect(change("stores", {}, { keys, mayRepeat: true })).toEqual({
    table: "stores",
    keys,
    values: {},
    mayRepeat: true,
    onlyExisting: true,
  });
  expect(removal("makes", { id: 7 })).toEqual({ table: "makes", keys, values: { id: 7 }, remove: true });
  expect(removal("makes", undefined)).toEqual({ table: "makes", keys: [], values: {}, remove: true });
  expect(belonging("event_stores", { event_id: 1 }, undefined)).toEqual([]);
  expect(belonging("event_stores", { event_id: 1 }, [])).toEqual([
    { table: "event_stores", parent: { event_id: 1 }, rows: [] },
  ]);
});
