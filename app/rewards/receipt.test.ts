import { describe, expect, it } from "vitest";
import { copy } from "./copy.ts";
import { readReceipt } from "./receipt.ts";

const read = (query: string) => readReceipt(new URLSearchParams(query), "es");

describe("the calculator's receipt", () => {
  it("is quiet until something is asked", () => {
    expect(read("")).toEqual({ values: {}, errors: {}, answer: undefined });
  });

  it("takes excluded lines out of the total", () => {
    const { answer } = read("spent=$92.50&tax=5.50&core=12&fee=3&paid=&other=&points=300");
    expect(answer?.rewards).toMatchObject({ countedCents: 7200, earned: 72, points: 372, certificates: 1 });
  });

  it("keeps what was typed beside what is wrong with it", () => {
    const { values, errors, answer } = read("spent=abc&tax=-1&points=many");
    expect(values).toEqual({ spent: "abc", tax: "-1", points: "many" });
    expect(errors).toEqual({ spent: copy.es.badAmount, tax: copy.es.badAmount, points: copy.es.badPoints });
    expect(answer).toBeUndefined();
  });

  it("refuses more excluded than was spent, and a missing or endless total", () => {
    expect(read("spent=10&core=12").errors).toEqual({ spent: copy.es.tooMuch });
    expect(read("spent=").errors).toEqual({ spent: copy.es.badAmount });
    expect(read("spent=999999999").errors).toEqual({ spent: copy.es.badAmount });
  });
});
