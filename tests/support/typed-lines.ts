import { createVocabulary } from "#core/smart-query-names.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { writeYears } from "#core/years.ts";
import { readCarWords } from "#data/reference.ts";

const catalog: Record<string, string> = {
  Acura: "Integra|MDX|RL|RSX|TL|TSX",
  Audi: "90|100|A4|A6|Q5|TT|V8|allroad",
  BMW: "3-Series|325i|328i|X3|X5|Z3",
  Buick: "Century|LaCrosse|LeSabre|Park Avenue|Regal",
  Cadillac: "CTS|Deville|Escalade|Escalade ESV|Eldorado",
  Chevrolet:
    "Astro Van|Avalanche|Blazer|C/K Pickup|Camaro|Cavalier|Cobalt|Colorado|Corvette|El Camino|Equinox|Express|Impala|Malibu|Monte Carlo|S-10 Blazer|S-10|Silverado|Silverado HD|Suburban|Tahoe|Tracker|Trailblazer|Venture",
  Chrysler: "200|300|PT Cruiser|Pacifica|Sebring|Town & Country|Voyager",
  Dodge: "Avenger|Caravan|Charger|Dakota|Durango|Grand Caravan|Neon|Ram|Ram Van|Stratus",
  Fiat: "500|500L",
  Ford: "Crown Victoria|E-150|E-350|Edge|Escape|Escort|Expedition|Explorer|Explorer Sport Trac|F-150|F-250|Five Hundred|Focus|Fusion|Mustang|Ranger|Taurus|Windstar",
  GMC: "Canyon|Envoy|Jimmy|Safari|Sierra|Sonoma|Yukon|Yukon XL",
  Genesis: "G70|G80",
  Geo: "Metro|Prizm|Tracker",
  Honda: "Accord|CR-V|Civic|Civic Si|Civic del Sol|Element|Fit|Odyssey|Pilot|Prelude|del Sol",
  Hyundai: "Accent|Elantra|Genesis|Santa Fe|Sonata|Tucson",
  Infiniti: "G35|I30|QX4",
  Jeep: "Cherokee|Compass|Grand Cherokee|Liberty|Wrangler",
  Kia: "Optima|Rio|Sedona|Sorento|Soul|Sportage",
  "Land Rover": "Discovery|Range Rover|Range Rover Sport",
  Lexus: "ES|GS|IS|LS|RX",
  Lincoln: "LS|Navigator|Town Car",
  MINI: "Clubman|Cooper",
  Mazda: "626|B-Series|MPV|MX-5 Miata|Mazda3|Mazda6|Protege|RX-8|Tribute",
  "Mercedes-Benz": "300|C-Class|E-Class|M-Class|Sprinter",
  Mercury: "Grand Marquis|Mountaineer|Sable|Villager",
  Mitsubishi: "Eclipse|Galant|Lancer|Montero|Montero Sport",
  Nissan: "350Z|Altima|Frontier|Maxima|Murano|Pathfinder|Pickup|Quest|Rogue|Sentra|Versa|Xterra",
  Oldsmobile: "Alero|Cutlass|Eighty Eight|Intrigue",
  Pontiac: "Firebird|G6|Grand AM|Grand Prix|Montana|Sunfire|Vibe",
  Porsche: "911|Boxster|Cayenne",
  Ram: "1500|2500|ProMaster 1500|ProMaster 2500",
  SAAB: "9-3|9-5|900",
  Saturn: "Ion|LS|SL1|SL2|Vue",
  Subaru: "Forester|Impreza|Legacy|Outback|WRX",
  Suzuki: "Grand Vitara|SX4|XL7",
  Toyota:
    "4Runner|86|Avalon|Camry|Camry Solara|Celica|Corolla|Corolla Matrix|Highlander|Land Cruiser|Pick-Up|Prius|RAV4|Scion tC|Scion xB|Sequoia|Sienna|T100|Tacoma|Tercel|Tundra|Yaris",
  Volkswagen: "Beetle|Bus|GTI|Golf|Jetta|Passat|Touareg",
  Volvo: "240 Series|S40|S60|V70|XC90",
};

export const makes = Object.keys(catalog).map((name, at) => ({ id: at + 1, name }));
const models = makes.flatMap((make) =>
  (catalog[make.name] ?? "").split("|").map((name) => ({ makeId: make.id, make: make.name, name })),
);
export const listed = models.map((model, at) => ({ ...model, id: 1000 + at }));
const idOf = (wanted: string) => listed.find(({ name }) => name === wanted)?.id ?? 0;
export const vocabulary = createVocabulary({
  makes,
  models: listed,
  carWords: readCarWords(),
  makeAliases: [["range rover", makes.findIndex(({ name }) => name === "Land Rover") + 1]],
  modelAliases: [
    { alias: "miata", modelId: idOf("MX-5 Miata") },
    { alias: "town and country", modelId: idOf("Town & Country") },
    { alias: "serie 3", modelId: idOf("3-Series") },
    { alias: "rx350", modelId: idOf("RX") },
    { alias: "camioneta", modelId: idOf("Tacoma") },
    { alias: "nobody's", modelId: 7 },
  ],
});
export const now = new Date("2026-11-15T12:00:00Z");

const cities = new Map([
  ["los angeles", "90012"],
  ["sacramento", "95814"],
  ["sacramento ca", "95814"],
  ["angeles", "00611"],
]);
export const findCity = (name: string) => cities.get(name);

/** One line that says all of a reading: what it means, `~` what was guessed, `?` what was left over. */
export function sum(reading: SmartReading): string {
  const named = reading.modelIds.map((id) => {
    const model = listed.find((candidate) => candidate.id === id);
    return `${model?.make} ${model?.name}`;
  });
  const make = named.length === 0 && reading.makeId !== null ? [makes[reading.makeId - 1]?.name] : [];
  const parts = [
    ...make,
    ...named,
    writeYears(reading.years),
    reading.zip,
    reading.here ? "here" : "",
    reading.distance === null ? "" : `${reading.distance}mi`,
    ...reading.bodies,
    ...reading.colors,
    reading.engine && `engine ${reading.engine}`,
    reading.vin
      ? `vin ${reading.vin.vin} ${reading.vin.checkDigitRight ? "ok" : "bad"} ${reading.vin.maker} ${reading.vin.year}`
      : "",
    reading.vinPattern && `like ${reading.vinPattern}`,
    reading.stockNumber && `#${reading.stockNumber}`,
    reading.part && `part ${reading.part}`,
    reading.row && `row ${reading.row}`,
    reading.hours ? "hours" : "",
    ...reading.guesses.map(({ typed, meant }) => `~${typed}=${meant}`),
    ...reading.leftover.map((word) => `?${word}`),
  ];
  return parts.filter(Boolean).join(" · ");
}
