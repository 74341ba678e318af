import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vinNow as now, vinTable as table } from "#tests/support/vin-table.ts";
import { readCar } from "./read-car.ts";
import { withCheckDigit } from "./signs.ts";

const read = (vin: string) => readCar(table, vin, now);
const fixture = (name: string) => {
  const text = readFileSync(new URL(`../../tests/fixtures/${name}.tsv`, import.meta.url), "utf8");
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return (column: string) => cells[columns.indexOf(column)] ?? "";
  });
};
const text = (value: unknown) => (value === undefined ? "" : String(value));
const litresText = (litres: number | undefined) => litres?.toFixed(1) ?? "";

describe("known VINs", () => {
  const known = fixture("vin-known");
  it("are 84", () => expect(known).toHaveLength(84));
  it.each(known.map((cell) => [`${cell("vin")} ${cell("year")} ${cell("make")} ${cell("model")}`, cell] as const))(
    "%s",
    (_, cell) => {
      const facts = read(cell("vin"));
      expect([facts.knows, facts.checkDigitRight, facts.yearSure]).toEqual(["car", true, true]);
      expect([facts.year, facts.make, facts.model]).toEqual([Number(cell("year")), cell("make"), cell("model")]);
      expect([litresText(facts.litres), text(facts.shape), text(facts.cylinders)]).toEqual([
        cell("litres"),
        cell("shape"),
        cell("cylinders"),
      ]);
      expect(text(facts.engineCode)).toBe(cell("engine_code"));
      expect(facts.highVoltage ? "yes" : "").toBe(cell("high_voltage"));
    },
  );
});

/** The first eight signs of hybrids and cars with a plug, and the tenth and eleventh. */
const hybrids = `JHMZE135YT JT2BK12U13 JHMES9663S JTDKB20U43 JHMCN3645C 1FMYU96H5K JHMFA3626S JTJHW31U62 JTEHW21A60
  4T1BB46K7U JTHBC96S75 1N4CL21E8C 1FMCU49H8K 4M2CU39H8K JTHDU46F85 1GNFC1358R JTDKN3DUA0 JHMZE2H7AS 3FADP0L3AR JTHBB1BAA2
  1G1RC6E4BU JHMZF1C6BS KMHEC4A4BA JTHKD5BHB2 JTDKDTB3C1 JTDZN3EUC3 JTDKN3DPC3 19XFB4F2CE 3LN6L2LUER 1FADP5CUDL
  1FADP5AUDL WBY1Z4C5EV 1HGCR6F3EA KNAGM4ADC5`.split(/\s+/);

it.each(hybrids)("%s… has high voltage", (signs) => {
  const vin = withCheckDigit(`${signs.slice(0, 8)}0${signs.slice(8)}123456`);
  expect(read(vin)).toMatchObject({ knows: "car", highVoltage: true });
});

describe("the same database read by plain SQL", () => {
  const checked = fixture("vin-check");
  it("has 300 VINs", () => expect(checked).toHaveLength(300));
  it("gives make and year, and model, litres and cylinders wherever both speak", () => {
    const spoken = { filedModel: 0, litres: 0, cylinders: 0 };
    for (const cell of checked) {
      const facts = read(cell("vin"));
      const makes = facts.make === undefined ? facts.either.make : [facts.make];
      expect(facts.year, cell("vin")).toBe(Number(cell("year")));
      // Cars of one make that its maker filed under another's name bear ours.
      if (facts.filedModel === undefined) expect(makes, cell("vin")).toContain(cell("make"));
      for (const [field, column] of [
        ["filedModel", "filed_model"],
        ["litres", "litres"],
        ["cylinders", "cylinders"],
      ] as const) {
        const said = field === "litres" ? litresText(facts.litres) : text(facts[field]);
        if (said === "" || cell(column) === "") continue;
        spoken[field]++;
        expect(said, `${cell("vin")} ${field}`).toBe(cell(column));
      }
    }
    expect(spoken.filedModel).toBeGreaterThan(250);
    expect(spoken.litres).toBeGreaterThan(150);
    expect(spoken.cylinders).toBeGreaterThan(180);
  });
});

describe("what the table leaves open", () => {
  it("is a choice, not a guess", () => {
    // A cargo van: its seventh sign tells no length.
    const facts = read(withCheckDigit("1D4GP21R05B123456"));
    expect(facts).toMatchObject({ make: "Dodge", model: undefined, either: { model: ["Caravan", "Grand Caravan"] } });
  });
  it("is nothing at all where nobody filed it", () => {
    expect(read("WMWRC33494T123456").litres).toBeUndefined();
    expect(read("1HGCM82633A004352").highVoltage).toBeUndefined();
  });
  it.each([
    ["1D4GP45R05B123456", "Dodge", "Caravan"],
    ["2D4GP44L05R123456", "Dodge", "Grand Caravan"],
    ["1D7KS28D06J123456", "Dodge", "Ram 2500"],
    ["1D7RV1GT0BS123456", "Ram", "1500"],
  ])("is split where a sign or the series tells it: %s", (vin, make, model) => {
    expect(read(withCheckDigit(vin))).toMatchObject({ make, model });
  });
  it("keeps the name of a model that the catalogue has not", () => {
    expect(read(withCheckDigit("WAUZZZF100L123456"))).toMatchObject({ make: "Audi" });
    expect(read(withCheckDigit("WBY1Z4C50EV123456"))).toMatchObject({ model: undefined, filedModel: "i3" });
  });
});

describe("the year", () => {
  it("takes the turn that has such a car, and says when that is not sure", () => {
    // The letter in the seventh place says 2033, which is to come.
    expect(read(withCheckDigit("1HGCM8A603A004352"))).toMatchObject({ year: 2003 });
    expect(read("1HGCM82633A004352")).toMatchObject({ year: 2003, yearSure: true });
    // A digit in the seventh place says 1988, when there was no Tesla.
    expect(read(withCheckDigit("5YJSA14E0JF123456")).yearSure).toBe(false);
  });
  it("is never later than the next", () => {
    fc.assert(fc.property(anyVin, (vin) => void expect(read(vin).year ?? 0).toBeLessThanOrEqual(2027)));
  });
});

const signs = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const anyVin = fc.string({ unit: fc.constantFrom(...signs), minLength: 17, maxLength: 17 });

describe("whatever somebody sends", () => {
  const odd = [
    "",
    " ",
    "1",
    "1hg-cm826 33a004352",
    "1HGCM82633A00435",
    "1HGCM82633A0043522",
    "1HGCM82633A00435O",
    "IIIIIIIIIIIIIIIII",
    "🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗",
    "ﬁßŉ1HGCM82633A",
    "1".repeat(400),
    "J9".repeat(100_000),
    "../../etc/passwd",
    "__proto__",
    "constructor",
  ];
  it.each(odd)("has an answer: %.20s", (typed) => {
    expect(read(typed)).toMatchObject({ either: expect.anything(), yearSure: expect.anything() });
  });
  it("is read in any case, with blanks and hyphens", () => {
    expect(read(" 1hg-cm826 33a004352 ")).toEqual(read("1HGCM82633A004352"));
  });
  it("never throws and never chooses among several", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400, unit: "grapheme" }), anyVin), (typed) => {
        const facts = read(typed);
        for (const [field, values] of Object.entries(facts.either)) {
          expect(values.length, field).toBeGreaterThan(1);
          expect(facts[field as keyof typeof facts], field).toBeUndefined();
        }
        if (facts.model !== undefined) expect(facts.knows).toBe("car");
      }),
    );
  });
});
