import { readCar } from "#core/vin/read-car.ts";
import { vinYear } from "#core/vin/signs.ts";
import { findMaker, type Maker, type VinTable } from "#core/vin/table.ts";
import { listNoPlants } from "#core/vin/write-vin.ts";
import type { CatalogModel } from "#demo/catalog.ts";
import type { Random } from "#demo/random.ts";
import { fillMould, type Mould } from "#demo/vin.ts";

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const digits = "0123456789";
const mostTries = 400;

/** VINs that tell no more than who built the car and when. */
export function createMakerSigns(table: VinTable, random: Random, now: Date) {
  /** What the make stamps on such a car: codes of it alone where it has such. */
  function listMakers({ make, body }: CatalogModel): readonly Maker[] {
    const all = [...table.makers.values()].filter(({ code, makes }) => code.length === 3 && makes.includes(make));
    const light = ["pickup", "suv", "van", "truck"].includes(body);
    const suits = (one: Maker) => (light ? one.type === 3 || one.type === 7 : one.type === 2);
    const orders = [(one: Maker) => one.makes.length === 1 && suits(one), suits, () => true];
    return orders.map((fits) => all.filter(fits)).find((some) => some.length > 0) ?? [];
  }

  const isBlank = (mould: Mould, make: string, year: number) => {
    const vin = fillMould(mould, year, 123_456);
    const said = readCar(table, vin, now);
    return said.knows === "maker" && (said.make ?? make) === make && vinYear(vin, now) === year && said.year === year;
  };

  /** The year before's, where it tells no more in this one and a plant's sign is still free. */
  function goOn(last: Mould, { make }: CatalogModel, year: number): Mould | undefined {
    const maker = findMaker(table, fillMould(last, year, 0));
    const free = maker ? listNoPlants(maker, year) : last.plants;
    const plants = [...last.plants].filter((sign) => free.includes(sign)).join("");
    const next = { ...last, plants, to: year };
    return plants !== "" && isBlank(next, make, year) ? next : undefined;
  }

  return (last: Mould | undefined, model: CatalogModel, year: number): Mould => {
    const still = last && goOn(last, model, year);
    if (still) return still;
    const makers = listMakers(model);
    for (let attempt = 0; attempt < mostTries && makers.length > 0; attempt++) {
      const maker = random.pick(makers);
      const seventh = random.pick([...(year >= 2010 ? letters : digits)]);
      const [a, b, c, d] = [letters, letters + digits, digits, letters + digits].map((signs) =>
        random.pick([...signs]),
      );
      const plants = listNoPlants(maker, year);
      const mould: Mould = {
        from: year,
        to: year,
        signs: `${maker.code}${a}${b}${c}${seventh}${d}`,
        plants,
        engine: "",
        body: "",
        trims: [],
      };
      if (isBlank(mould, model.make, year) && findMaker(table, fillMould(mould, year, 0)) === maker) return mould;
    }
    // A code that no maker has.
    const [first, seventh] = year >= 2010 ? ["1ZZAB1", "A"] : ["1ZZAB1", "1"];
    return { from: year, to: year, signs: `${first}${seventh}1`, plants: "U", engine: "", body: "", trims: [] };
  };
}
