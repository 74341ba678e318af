import { packCars, type YardFile, yardFileVersion } from "#core/yard-file.ts";
import { layOutYard } from "#drawings/yard-geometry.ts";

const zone = (code: string, rows: number) => ({
  code,
  name: { es: code, en: code },
  rows: Array.from({ length: rows }, (_, at) => `${code}${at + 1}`),
});
const week = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1020 }]);
const hours = { timeZone: "America/Los_Angeles", week, specialDays: [] };
const rates = { taxRate: 87_500, admissionCents: 300, environmentalRate: 80_000, environmentalCapCents: 900 };
/** A car of the yard, as its file names it. */
export const carIn = (id: number, row: string, more = {}) => ({
  ...{ id, vin: `VIN${id}`, year: 2002, make: "Honda", model: "Civic", trim: "EX", body: "sedan" as const },
  ...{ color: "negro", section: "", row, space: "", dateSet: "2026-11-09", ...more },
});
/** A mapped yard with six cars, one part on sale, and what it takes to pull it. */
export const yardFile: YardFile = {
  version: yardFileVersion,
  store: {
    id: 102,
    name: "Yonke Sacramento",
    slug: "sacramento",
    listText: "Sacramento",
    yardClosesBeforeMinutes: 0,
    country: "US",
    coreDays: 30,
    ...rates,
    hours,
    yardHours: hours,
  },
  map: {
    storeId: 102,
    title: { es: "", en: "" },
    imageId: null,
    ...layOutYard({ gate: "left", zones: [zone("B", 10), zone("A", 12)] }),
  },
  cars: packCars([
    carIn(1, "B3"),
    carIn(2, "A9", { space: "12" }),
    carIn(3, "A2"),
    carIn(4, "A9", { space: "3" }),
    carIn(8, "B1", { year: 2005, trim: "LX" }),
    carIn(9, "B2", { make: "Ford", model: "Focus" }),
  ]),
  parts: [
    {
      id: 7,
      name: { es: "Alternador", en: "Alternator" },
      type: "CAR",
      category: "electrical",
      words: "",
      priceCents: 4000,
      coreCents: 900,
      warrantyCents: 799,
      environmentalCents: null,
      tools: 0,
    },
  ],
  tools: [{ es: ["matraca", "dados"], en: ["ratchet", "sockets"] }],
  sales: [{ from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z", category: "electrical", percent: 25 }],
};
