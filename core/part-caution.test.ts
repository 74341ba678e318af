import { expect, it } from "vitest";
import { asksRecall, briefOf, cautionOf, cautionOn, graveBrief, gravestOf, noCaution } from "./part-caution.ts";

const name = (en: string) => ({ es: "", en });

it("what only the staff takes out stands first and is the staff's, whatever was written down", () => {
  const written = { dangers: ["glass", "airbag"], who: "visitor" } as const;
  expect(cautionOf(name("Thing"), written)).toEqual({ dangers: ["airbag", "glass"], who: "staff" });
  expect(cautionOf(name("Side airbag"))).toEqual({ dangers: ["airbag", "airbag-recall"], who: "staff" });
  expect(cautionOf(name("Emblem"))).toBe(noCaution);
  expect(cautionOf(name("Emblem"), { dangers: [], who: "staff first" }).who).toBe("staff first");
});

it("on a car of high voltage that comes first, whatever its place, and where nothing stood", () => {
  const written = { dangers: ["heavy", "high-voltage-near"], who: "visitor" } as const;
  expect(cautionOn(written, true).dangers).toEqual(["high-voltage-car", "heavy"]);
  expect(cautionOn(noCaution, true).dangers).toEqual(["high-voltage-car"]);
  expect(cautionOn(written, false)).toBe(written);
  const battery = { dangers: ["high-voltage"], who: "staff" } as const;
  expect(cautionOn(battery, true)).toBe(battery);
});

it("in a line says who takes it out and every danger", () => {
  expect(briefOf(cautionOf(name("Driver airbag")), "en")).toBe(
    "The staff pulls it: ask at the counter. Airbag, it can kill. Look up the VIN first: it may be under recall.",
  );
  expect(briefOf(noCaution, "es")).toBe("");
  expect(gravestOf({ dangers: ["heavy", "fuel-pressure"], who: "visitor" })).toBe("fuel-pressure");
  expect(gravestOf({ dangers: ["heavy", "glass"], who: "visitor" })).toBeUndefined();
  expect(gravestOf({ dangers: ["fuel-vapor"], who: "visitor" })).toBe("fuel-vapor");
  expect(asksRecall(cautionOf(name("Driver airbag")))).toBe(true);
});

it.each([
  ["es", "Combustible a presión. Pregunte primero.", "Pregunte primero."],
  ["en", "Fuel under pressure. Ask first.", "Ask first."],
] as const)(
  "in a row of prices says what kills, also behind the first, and whom to ask, %s",
  (edition, both, asked) => {
    const engine = { dangers: ["heavy", "fuel-pressure"], who: "staff first" } as const;
    expect(graveBrief(engine, edition)).toBe(both);
    expect(graveBrief({ dangers: [], who: "staff first" }, edition)).toBe(asked);
    expect(graveBrief({ dangers: ["heavy"], who: "visitor" }, edition)).toBe("");
  },
);
