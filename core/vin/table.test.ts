import vm from "node:vm";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { vinNow as now, vinTable as table, vinTableText as text } from "#tests/support/vin-table.ts";
import { mendVin } from "./mend.ts";
import { readCar } from "./read-car.ts";
import { findMake, openVinTable } from "./table.ts";

describe("a table", () => {
  it("is none when it is cut short, longer, of another version or something else", () => {
    const lines = text.split("\n");
    const damaged = [
      "",
      "end",
      text.slice(0, 100),
      text.slice(0, text.length / 2),
      text.slice(0, -1),
      text.slice(0, -4),
      `${text}\nmore`,
      text.replace("vin-table 1 ", "vin-table 2 "),
      lines.toSpliced(1, 1, "1e9").join("\n"),
      lines.toSpliced(1, 1, "-1").join("\n"),
      lines.toSpliced(1, 1, "many").join("\n"),
      lines.toSpliced(40, 1).join("\n"),
      JSON.stringify({ vins: [] }),
    ];
    for (const one of damaged) expect(openVinTable(one), one.slice(0, 30)).toBeUndefined();
  });

  it("with a schema, value or maker that makes no sense still has an answer", () => {
    const small = (schema: string, maker: string) =>
      openVinTable(
        ["vin-table 1 2026-01-01 1981 2027", "1", "mHonda\tCivic\t;;Civic", "1", schema, "1", maker, "end"].join("\n"),
      );
    const vin = "1HGEJ6676TL012345";
    for (const [schema, maker] of [
      ["* 0", "1HG\t2\tHonda\t\tzz 1 40"],
      ["[A 0", "1HG\t2\tHonda\t\t0 1 40"],
      ["", "1HG\t2\tHonda\t\t0 1 40"],
      ["E zz", "1HG\t2\tHonda\t\t0 1 40"],
      ["E", "1HG"],
    ] as const) {
      const odd = small(schema, maker);
      expect(odd && readCar(odd, vin, now).vin, schema).toBe(vin);
    }
    const plain = small("EJ 0", "1HG\t2\tHonda\t\t0 1 40");
    expect(plain && readCar(plain, vin, now)).toMatchObject({ make: "Honda", model: "Civic", year: 1996 });
  });

  it("knows the make by the maker's code where it is of one alone", () => {
    expect(findMake(table, "1HGCM82633A004352")).toBe("Honda");
    expect(findMake(table, "WDBRH84J93F398505")).toBe("Mercedes-Benz");
    expect(findMake(table, "ZZZRH84J93F398505")).toBeUndefined();
    // Chevrolet's code of cars that several makes sold.
    expect(readCar(table, "1GCCS1944V8123456", now).make).toBe("Chevrolet");
  });
});

it("is read alike where there is nothing of Node", async () => {
  const root = process.cwd();
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id: string) => (id === "entry" ? id : undefined),
        load: (id: string) =>
          id === "entry"
            ? `import { openVinTable } from "${root}/core/vin/table.ts"; import { readCar } from "${root}/core/vin/read-car.ts";
               import { mendVin } from "${root}/core/vin/mend.ts";
               globalThis.answer = (text, vins, at) => { const table = openVinTable(text); const now = new Date(at);
                 return JSON.stringify(vins.map((vin) => [readCar(table, vin, now), mendVin(table, vin, now)])); };`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: "entry", output: { format: "iife" }, external: [] },
    },
  })) as Rolldown.RolldownOutput;
  const bare = vm.createContext({}) as { answer?: (text: string, vins: string[], at: string) => string };
  vm.runInContext(built.output[0].code, bare);
  const vins = ["1HGCM82633A004352", "JTDKB20U293123456", "1HGCM826S3A004352", "🚗", "1b7hc16y4xs123456"];
  const here = JSON.stringify(vins.map((vin) => [readCar(table, vin, now), mendVin(table, vin, now)]));
  expect(bare.answer?.(text, vins, now.toISOString())).toBe(here);
});
