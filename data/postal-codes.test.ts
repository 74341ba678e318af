import { beforeAll, describe, expect, it } from "vitest";
import { readPostalCodes } from "./postal-codes.ts";
import type { PostalCodeRow } from "./schema.ts";

const added =
  "01825 11437 34249 43405 46288 55131 66630 72405 72643 72713 73175 75036 75059 75064 75072 84048 85144 85288 89437 90134 95025 97079 97129";

describe("postal codes", () => {
  let rows: PostalCodeRow[];
  let byCode: Map<string, PostalCodeRow>;
  beforeAll(async () => {
    rows = await readPostalCodes();
    byCode = new Map(rows.map((row) => [row.code, row]));
  });

  it.each(added.split(" "))("%s, which a package lacks, has a city, a state and a point", (code) => {
    const row = byCode.get(code);
    expect(row).toMatchObject({ country: "US", state: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(row?.city).not.toBe("");
    expect(row?.latitude).toBeGreaterThan(24);
    expect(row?.longitude).toBeLessThan(-66);
  });

  it("lie where the Census says, else at their city", () => {
    expect(byCode.get("75072")).toMatchObject({ city: "Mckinney", state: "TX", latitude: 33.187899 });
    expect(byCode.get("85288")).toMatchObject({ city: "Tempe", state: "AZ", latitude: 33.4419 });
  });

  it("have every letter of their city", () => {
    expect(rows.filter(({ city }) => city.includes("\uFFFD")).map(({ city }) => city)).toEqual([]);
    const cityOf = (code: string) => byCode.get(code)?.city;
    expect(["G6V", "G8Y", "J7B", "H3C", "G4R"].map(cityOf)).toEqual([
      "Lévis North",
      "Trois-Rivières Central",
      "Sainte-Thérèse-De-Blainville North",
      "Griffintown (Includes Île Notre-Dame & Île Sainte-Hélène)",
      "Sept-Îles Southeast",
    ]);
  });

  it("stand there once each, Canadian ones as well", () => {
    expect(byCode.size).toBe(rows.length);
    expect(rows.filter(({ country }) => country === "CA").length).toBeGreaterThan(1600);
    expect(rows.filter(({ country }) => country === "US").length).toBeGreaterThan(42_570);
  });
});
