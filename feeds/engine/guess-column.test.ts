import { describe, expect, it } from "vitest";
import { feeds } from "#feeds/feeds.ts";
import { createValueGuess, guessColumn } from "./guess-column.ts";

describe("what an unknown column means", () => {
  const { columns } = feeds.inventory;
  const guess = (name: string, bound: readonly string[] = []) => guessColumn(name, columns, (id) => bound.includes(id));

  it("is asked for words that are too vague to be taken for it", () => {
    expect(guess("Branch")).toBe("store");
    expect(guess("branch name")).toBe("store");
    expect(guess("homeBranch")).toBe("store");
    expect(guess("serial")).toBe("vin");
    expect(guess("Folio")).toBe("stock_number");
  });

  it("is a known one with a slip: one sign in a short name, two in a long one", () => {
    expect(guess("sotre")).toBe("store");
    expect(guess("stor")).toBe("store");
    expect(guess("storre")).toBe("store");
    expect(guess("stxxe")).toBeUndefined();
    expect(guess("stock_nmuebr")).toBe("stock_number");
  });

  it("is none when that column is there already, or matters to nobody", () => {
    expect(guess("Branch", ["store"])).toBeUndefined();
    expect(guess("colr")).toBeUndefined();
    expect(guess("weather")).toBeUndefined();
    expect(guess("")).toBeUndefined();
  });
});

describe("a column of stores' names", () => {
  const isStore = (word: string) => word.startsWith("Yard");
  const unknown = new Set(["Where", "Note"]);
  function holds(values: readonly string[], name = "Where") {
    const guess = createValueGuess(isStore);
    for (const value of values) guess.note([` ${name} `], [value], unknown);
    return guess.holdsStores(name);
  }

  it("is known by four in five that are one", () => {
    expect(holds(["Yard 1", "Yard 2", "Yard 3", "Yard 4", "else"])).toBe(true);
    expect(holds(["Yard 1", "Yard 2", "Yard 3", "else"])).toBe(false);
    expect(holds([" Yard 1 "])).toBe(true);
  });

  it("is not judged by what is empty, a bare number, or too long", () => {
    expect(holds(["Yard 1", "", " ", "12", "7".repeat(90), `x${"y".repeat(80)}`])).toBe(true);
    expect(holds(["", "12"])).toBe(false);
    expect(holds([])).toBe(false);
    expect(holds([`Yard${"y".repeat(76)}`])).toBe(true);
    expect(holds([`Yard${"y".repeat(77)}`])).toBe(false);
  });

  it("is looked for among unknown ones only, and in the first two hundred lines", () => {
    expect(holds(["Yard 1"], "store")).toBe(false);
    expect(holds([...Array.from({ length: 200 }, () => "else"), ...Array.from({ length: 900 }, () => "Yard 1")])).toBe(
      false,
    );
    expect(holds([...Array.from({ length: 199 }, () => ""), "Yard 1"])).toBe(true);
    expect(holds([...Array.from({ length: 200 }, () => ""), "Yard 1"])).toBe(false);
    const guess = createValueGuess(isStore);
    guess.note(["Note", "Where"], ["Yard 1"], unknown);
    expect([guess.holdsStores("Note"), guess.holdsStores("Where")]).toEqual([true, false]);
  });
});
