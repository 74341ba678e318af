import type { Body } from "#core/body.ts";
import type { Color } from "#core/color.ts";
import type { CatalogModel } from "./catalog.ts";
import type { Identity } from "./identity.ts";
import { makeWeighted, type Random } from "./random.ts";

const isTruck = (model: CatalogModel) => ["pickup", "van", "truck", "suv", "minivan"].includes(model.body);
const rearDriven =
  /^(BMW|Mercedes-Benz|Jaguar|Porsche) |Crown Victoria|Grand Marquis|Town Car|Mustang|Camaro|Firebird|Corvette|Thunderbird|^Dodge (Charger|Challenger|Magnum)|^Chrysler 300$|Miata|^Lexus (LS|GS|IS|SC)|^Volvo (240|740|760|940|960)|^Infiniti (G3|M|Q45|J30)|240SX|350Z|300ZX|370Z|S2000|^Lincoln LS|RX-|Supra|Cressida|Caprice|Roadmaster/;
const trulyOffRoad =
  /4Runner|Blazer|Tahoe|Suburban|Yukon|Explorer|Expedition|^Jeep|Pathfinder|Xterra|Trooper|Rodeo|Jimmy|Envoy|Durango|Sequoia|Land |Range|H[123]|Bronco|Montero|Trailblazer|Escalade|Navigator|Armada|Tracker|Passport/;

function driveOf(random: Random, model: CatalogModel, year: number): string {
  const name = `${model.make} ${model.name}`;
  if (model.body === "pickup") return random.chance(0.4) ? "4WD" : "RWD";
  if (model.body === "van" || model.body === "truck") return "RWD";
  if (model.make === "Subaru") return year < 1990 ? "4WD" : "AWD";
  if (model.body === "suv") {
    if (trulyOffRoad.test(name)) return random.chance(0.6) ? "4WD" : "RWD";
    return random.chance(0.45) ? "AWD" : "FWD";
  }
  if (year < 1981 && model.make !== "Honda") return "RWD";
  if (model.make === "Audi") return random.chance(0.6) ? "AWD" : "FWD";
  return rearDriven.test(name) ? "RWD" : "FWD";
}

function transmissionOf(random: Random, model: CatalogModel, year: number, engine: string): string {
  if (/Electric/.test(engine)) return "Automatic";
  if (/Hybrid/.test(engine)) return "CVT";
  if (year >= 2008 && (model.make === "Nissan" || model.make === "Subaru") && !isTruck(model))
    return random.chance(0.85) ? "CVT" : "Manual";
  const sporty = ["coupe", "convertible", "hatchback"].includes(model.body);
  const share = (sporty ? 0.3 : model.body === "pickup" ? 0.22 : isTruck(model) ? 0.04 : 0.1) + (year < 1995 ? 0.1 : 0);
  return random.chance(share) ? "Manual" : "Automatic";
}

const fuelOf = (engine: string) =>
  engine === ""
    ? ""
    : /Electric/.test(engine)
      ? "Electric"
      : /Hybrid/.test(engine)
        ? "Hybrid"
        : /Diesel/.test(engine)
          ? "Diesel"
          : "Gasoline";

const paintShares: readonly (readonly [Color, number, number])[] = [
  ["blanco", 15, 20],
  ["plata", 13, 17],
  ["negro", 12, 18],
  ["gris", 9, 17],
  ["azul", 11, 10],
  ["rojo", 10, 9],
  ["verde", 11, 1.5],
  ["beige", 6, 2.5],
  ["dorado", 6, 1.5],
  ["vino", 4.5, 1.5],
  ["cafe", 1.5, 1],
  ["amarillo", 0.7, 0.6],
  ["naranja", 0.3, 0.9],
  ["morado", 0.9, 0.4],
];
const olderPaint = makeWeighted(paintShares.map(([, before]) => before));
const newerPaint = makeWeighted(paintShares.map(([, , since]) => since));

type VehicleFacts = {
  trim: string;
  body: Body | "";
  color: Color | "";
  engine: string;
  transmission: string;
  drive: string;
  fuel: string;
  mileage: number | null;
};

/** What is written about a car beyond its name and VIN; what a yard does not know stays empty. */
export function makeFacts(
  random: Random,
  { model, year }: { model: CatalogModel; year: number },
  { engine, body, trims }: Identity,
  today: number,
): VehicleFacts {
  const trim = trims.length > 0 && random.chance(0.7) ? random.pick(trims) : "";
  const paint = paintShares[(year < 2004 ? olderPaint : newerPaint)(random)]?.[0] ?? "plata";
  // Old cars are driven less and less.
  const age = today - year + 0.5;
  const miles =
    (Math.min(age, 14) + Math.max(0, age - 14) * 0.2) * (8500 + random.next() * 6500) * (0.75 + random.next() * 0.4);
  return {
    trim,
    // Makers file minivans as vans.
    body: body || (model.body === "minivan" ? model.body : ""),
    color: random.chance(0.01) ? "" : paint,
    engine: random.chance(0.03) ? "" : engine,
    transmission: engine === "" || random.chance(0.02) ? "" : transmissionOf(random, model, year, engine),
    drive: driveOf(random, model, year),
    fuel: fuelOf(engine),
    mileage: random.chance(0.15) ? null : Math.min(Math.round(miles), 389_000),
  };
}
