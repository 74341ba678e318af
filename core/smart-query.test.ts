import { describe, expect, it } from "vitest";
import { readSmartQuery, type SmartReading } from "./smart-query.ts";
import { createVocabulary, typingDistance } from "./smart-query-names.ts";
import { writeYears } from "./years.ts";

const catalog: Record<string, string> = {
  Acura: "Integra|MDX|RL|RSX|TL|TSX",
  Audi: "90|100|A4|A6|Q5|TT|V8|allroad",
  BMW: "3-Series|325i|328i|X3|X5|Z3",
  Buick: "Century|LaCrosse|LeSabre|Park Avenue|Regal",
  Cadillac: "CTS|Deville|Escalade|Escalade ESV|Eldorado",
  Chevrolet:
    "Astro Van|Avalanche|Blazer|C/K Pickup|Camaro|Cavalier|Cobalt|Colorado|Corvette|El Camino|Equinox|Express|Impala|Malibu|Monte Carlo|S-10 Blazer|S-10 Pickup|Silverado|Silverado HD|Suburban|Tahoe|Tracker|Trailblazer|Venture",
  Chrysler: "200|300|PT Cruiser|Pacifica|Sebring|Town and Country|Voyager",
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
  Mazda: "626|B-Series|MPV|MX-5|Mazda3|Mazda6|Protege|RX-8|Tribute",
  "Mercedes-Benz": "300|C-Class|E-Class|M-Class|Sprinter",
  Mercury: "Grand Marquis|Mountaineer|Sable|Villager",
  Mitsubishi: "Eclipse|Galant|Lancer|Montero|Montero Sport",
  Nissan: "350Z|Altima|Frontier|Maxima|Murano|Pathfinder|Pickup|Quest|Rogue|Sentra|Versa|Xterra",
  Oldsmobile: "Alero|Cutlass|Eighty Eight (88)|Intrigue",
  Pontiac: "Firebird|G6|Grand AM|Grand Prix|Montana|Sunfire|Vibe",
  Porsche: "911|Boxster|Cayenne",
  Ram: "1500|2500|ProMaster 1500|ProMaster 2500",
  SAAB: "9-3|9-5|900",
  Saturn: "Ion|LS|SL1|SL2|Vue",
  Subaru: "Forester|Impreza|Legacy|Outback|WRX",
  Suzuki: "Grand Vitara|SX4|XL7",
  Toyota:
    "4Runner|86|Avalon|Camry|Camry Solara|Celica|Corolla|Corolla Matrix|Highlander|Land Cruiser|Pick-Up|Prius|RAV4|Scion tC|Scion xB|Sequoia|Sienna|T100|Tacoma|Tercel|Tundra|Yaris",
  Volkswagen: "Beetle|GTI|Golf|Jetta|KOMBI|Passat|Touareg",
  Volvo: "240 Series|S40|S60|V70|XC90",
};

const makes = Object.keys(catalog).map((name, at) => ({ id: at + 1, name }));
const models = makes.flatMap((make) =>
  (catalog[make.name] ?? "").split("|").map((name) => ({ makeId: make.id, make: make.name, name })),
);
const listed = models.map((model, at) => ({ ...model, id: 1000 + at }));
const vocabulary = createVocabulary({
  makes,
  models: listed,
  makeAliases: [["range rover", makes.findIndex(({ name }) => name === "Land Rover") + 1]],
  modelAliases: [{ alias: "serie 3", modelId: listed.find(({ name }) => name === "3-Series")?.id ?? 0 }],
});
const now = new Date("2026-11-15T12:00:00Z");

const cities = new Map([
  ["los angeles", "90012"],
  ["sacramento", "95814"],
  ["sacramento ca", "95814"],
  ["angeles", "00611"],
]);
const findCity = (name: string) => cities.get(name);

/** One line that says all of a reading: what it means, `~` what was guessed, `?` what was left over. */
function sum(reading: SmartReading): string {
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

const table: Record<string, Record<string, string>> = {
  "years and models": {
    "99-03 civic 95823": "Honda Civic · 1999-2003 · 95823",
    "tacoma 2005": "Toyota Tacoma · 2005",
    "2005 tacoma": "Toyota Tacoma · 2005",
    "05 tacoma": "Toyota Tacoma · 2005",
    "'99 accord": "Honda Accord · 1999",
    "accord '94": "Honda Accord · 1994",
    "99 civic": "Honda Civic · 1999",
    "00-07 tacoma 95823": "Toyota Tacoma · 2000-2007 · 95823",
    "1999-2003 civic": "Honda Civic · 1999-2003",
    "1999 - 2003 civic": "Honda Civic · 1999-2003",
    "civic 1999–2003": "Honda Civic · 1999-2003",
    "civic 2013-18": "Honda Civic · 2013-2018",
    "1971-74, 77 el camino": "Chevrolet El Camino · 1971-1974, 1977",
    "camry 05, 06, 09": "Toyota Camry · 2005-2006, 2009",
    "camry 2005 2006": "Toyota Camry · 2005-2006",
    "camry del 99 al 03": "Toyota Camry · 1999-2003",
    "camry de 99 a 03": "Toyota Camry · 1999-2003",
    "civic del 99": "Honda Civic · 1999",
    "civic del sol 95": "Honda Civic del Sol · 1995",
    "camry 99 a 03": "Toyota Camry · 1999-2003",
    "camry desde 2005 hasta 2010": "Toyota Camry · 2005-2010",
    "camry entre 2005 y 2010": "Toyota Camry · 2005-2010",
    "camry 2005 to 2010": "Toyota Camry · 2005-2010",
    "camry from 05 to 10": "Toyota Camry · 2005-2010",
    "camry between 2005 and 2010": "Toyota Camry · 2005-2010",
    "camry 05 thru 10": "Toyota Camry · 2005-2010",
    "camry 2005+": "Toyota Camry · 2005-2027",
    "camry 2005 and up": "Toyota Camry · 2005-2027",
    "camry 2005 or newer": "Toyota Camry · 2005-2027",
    "camry 2005 en adelante": "Toyota Camry · 2005-2027",
    "camry 2005 para arriba": "Toyota Camry · 2005-2027",
    "camry 2005 y más nuevos": "Toyota Camry · 2005-2027",
    "camry desde 2005": "Toyota Camry · 2005-2027",
    "camry since 2005": "Toyota Camry · 2005-2027",
    "mustang antes de 1990": "Ford Mustang · 1900-1989",
    "mustang before 1990": "Ford Mustang · 1900-1989",
    "mustang hasta 1990": "Ford Mustang · 1900-1990",
    "mustang 1990 or older": "Ford Mustang · 1900-1990",
    "mustang 90 y anteriores": "Ford Mustang · 1900-1990",
    "mustang de los 80": "Ford Mustang · 1980-1989",
    "90s mustang": "Ford Mustang · 1990-1999",
    "mustang noventas": "Ford Mustang · 1990-1999",
    "80's camaro": "Chevrolet Camaro · 1980-1989",
    "camaro 27": "Chevrolet Camaro · 2027",
    "camaro 28": "Chevrolet Camaro · 1928",
    "2005": "2005",
    "05 y 06 corolla": "Toyota Corolla · 2005-2006",
  },
  "makes by any name": {
    chevy: "Chevrolet",
    Chevrolet: "Chevrolet",
    chev: "Chevrolet",
    cheby: "Chevrolet",
    vw: "Volkswagen",
    VW: "Volkswagen",
    volks: "Volkswagen",
    volkswagon: "Volkswagen",
    mercedes: "Mercedes-Benz",
    benz: "Mercedes-Benz",
    "mercedes benz": "Mercedes-Benz",
    "Mercedes-Benz": "Mercedes-Benz",
    beemer: "BMW",
    "land rover": "Land Rover",
    landrover: "Land Rover",
    caddy: "Cadillac",
    olds: "Oldsmobile",
    mitsu: "Mitsubishi",
    infinity: "Infiniti",
    hyunday: "Hyundai",
    TOYOTA: "Toyota",
    toyota: "Toyota",
    mini: "MINI",
    ram: "Ram",
    nisan: "Nissan",
  },
  "models by any name": {
    f150: "Ford F-150",
    "f-150": "Ford F-150",
    "f 150": "Ford F-150",
    "ford f150 04-08": "Ford F-150 · 2004-2008",
    lobo: "Ford F-150",
    crv: "Honda CR-V",
    "cr-v 2002": "Honda CR-V · 2002",
    "cr v": "Honda CR-V",
    "rav 4": "Toyota RAV4",
    "rav4 01": "Toyota RAV4 · 2001",
    "4 runner": "Toyota 4Runner",
    "4runner 96-02": "Toyota 4Runner · 1996-2002",
    s10: "Chevrolet S-10 Pickup",
    miata: "Mazda MX-5",
    "mazda 3": "Mazda Mazda3",
    mazda3: "Mazda Mazda3",
    "mazda 6 2006": "Mazda Mazda6 · 2006",
    "mazda 626 99": "Mazda 626 · 1999",
    "626": "Mazda 626",
    vocho: "Volkswagen Beetle",
    "vw vocho 74": "Volkswagen Beetle · 1974",
    combi: "Volkswagen KOMBI",
    tsuru: "Nissan Sentra",
    "crown vic": "Ford Crown Victoria",
    "town & country": "Chrysler Town and Country",
    "town and country 2008": "Chrysler Town and Country · 2008",
    "town car": "Lincoln Town Car",
    "grand am": "Pontiac Grand AM",
    "gran cherokee": "Jeep Grand Cherokee",
    "grand cherokee 95-98": "Jeep Grand Cherokee · 1995-1998",
    "cherokee 98": "Jeep Cherokee · 1998",
    "range rover": "Land Rover Range Rover",
    "el camino": "Chevrolet El Camino",
    "la crosse": "Buick LaCrosse",
    "pt cruiser": "Chrysler PT Cruiser",
    "del sol": "Honda del Sol",
    "civic si": "Honda Civic Si",
    "scion xb": "Toyota Scion xB",
    scion: "Toyota Scion tC · Toyota Scion xB",
    promaster: "Ram ProMaster 1500 · Ram ProMaster 2500",
    tracker: "Chevrolet Tracker · Geo Tracker",
    "geo tracker": "Geo Tracker",
    "lexus es": "Lexus ES",
    "lexus is 2003": "Lexus IS · 2003",
    "lincoln ls": "Lincoln LS",
    "audi a4": "Audi A4",
    a4: "Audi A4",
    "bmw serie 3": "BMW 3-Series",
    "325i": "BMW 325i",
    "saab 9-3": "SAAB 9-3",
    "dodge ram": "Dodge Ram",
    "dodge ram 1500 2004": "Dodge Ram · 2004",
    "ram 1500": "Ram 1500 · Dodge Ram",
    "silverado 1500 03": "Chevrolet Silverado · 2003",
    "hyundai genesis": "Hyundai Genesis",
    "fiat 500": "Fiat 500",
    "chrysler 300 2006": "Chrysler 300 · 2006",
    "porsche 911": "Porsche 911",
    "ram 1500 2005": "Dodge Ram · 2005",
    "ram 2005": "Dodge Ram · Dodge Ram Van · 2005",
    "ram 1500 2015": "Ram 1500 · 2015",
    "civic accord 99-03": "Honda Civic · Honda Accord · 1999-2003",
    "camry y corolla 2005": "Toyota Camry · Toyota Corolla · 2005",
  },
  "bodies, colours, engines": {
    "troca ford": "Ford · pickup",
    "trocas chevy 99-06": "Chevrolet · 1999-2006 · pickup",
    "pick up toyota": "Toyota · pickup",
    "ford pickup 1978": "Ford · 1978 · pickup",
    "camioneta honda": "Honda · suv · pickup · minivan · van",
    "mini van": "minivan",
    "minivan 95670": "95670 · minivan",
    "ram van": "Dodge Ram Van",
    "convertible rojo": "convertible · rojo",
    "civic azul 2000": "Honda Civic · 2000 · azul",
    "red mustang": "Ford Mustang · rojo",
    "troca roja": "pickup · rojo",
    "camry blanca 09": "Toyota Camry · 2009 · blanco",
    "silver camry": "Toyota Camry · plata",
    "silverado 5.3": "Chevrolet Silverado · engine 5.3",
    "silverado 5.3L v8": "Chevrolet Silverado · engine 5.3 v8",
    "accord v6 03-07": "Honda Accord · 2003-2007 · engine v6",
    "charger hemi": "Dodge Charger · engine hemi",
    "sedan 2010": "2010 · sedan",
  },
  places: {
    "95823": "95823",
    "civic 95823-1234": "Honda Civic · 95823",
    "civic cerca de 95823": "Honda Civic · 95823",
    "civic near 95823": "Honda Civic · 95823",
    "civic zip 95823": "Honda Civic · 95823",
    "civic código postal 95823": "Honda Civic · 95823",
    "civic T2P 1A1": "Honda Civic · T2P1A1",
    "civic t2p1a1": "Honda Civic · T2P1A1",
    "civic T2P": "Honda Civic · T2P",
    "civic 95823 50 millas": "Honda Civic · 95823 · 50mi",
    "civic within 50 miles of 95823": "Honda Civic · 95823 · 50mi",
    "civic 95823 30mi": "Honda Civic · 95823 · 50mi",
    "civic T2P 1A1 40 km": "Honda Civic · T2P1A1 · 25mi",
    "civic a 100 millas del 95823": "Honda Civic · 95823 · 100mi",
  },
  cities: {
    "los angeles": "90012",
    "civic los angeles": "Honda Civic · 90012",
    "civic en los angeles 99": "Honda Civic · 1999 · 90012",
    "civic sacramento ca": "Honda Civic · 95814",
    "troca cerca de sacramento": "95814 · pickup",
  },
  dictated: {
    "civic dos mil uno": "Honda Civic · 2001",
    "accord noventa y cuatro a noventa y siete": "Honda Accord · 1994-1997",
    "two thousand five tacoma near 95823": "Toyota Tacoma · 2005 · 95823",
    "nineteen ninety nine civic": "Honda Civic · 1999",
    "efe ciento cincuenta dos mil cuatro": "Ford F-150 · 2004",
    "f one fifty five point four": "Ford F-150 · engine 5.4",
    "silverado mil quinientos cinco punto tres": "Chevrolet Silverado · engine 5.3",
    "mazda tres dos mil diez": "Mazda Mazda3 · 2010",
    "civic a cincuenta millas del 95823": "Honda Civic · 95823 · 50mi",
  },
  "numbers on the car": {
    "1HGCM82633A004352": "vin 1HGCM82633A004352 ok Honda 2003",
    "1hgcm82633a004352": "vin 1HGCM82633A004352 ok Honda 2003",
    "VIN: 1HGCM82633A004352": "vin 1HGCM82633A004352 ok Honda 2003",
    "1HGCM 82633 A004352": "vin 1HGCM82633A004352 ok Honda 2003",
    "1HGCM82633AOO4352": "vin 1HGCM82633A004352 ok Honda 2003",
    "1HGCM82643A004352": "vin 1HGCM82643A004352 bad Honda 2003",
    "1HG*": "like 1HG*",
    "1HGCM8?63*": "like 1HGCM8?63*",
    "honda 1HGCM?2633*": "Honda · like 1HGCM?2633*",
    B6729500: "#B6729500",
    b6729500: "#B6729500",
    "#12345": "#12345",
    "stock 104522": "#104522",
    "stock number: ST-10452": "#ST-10452",
    "inventario no. 104522": "#104522",
    "104522": "#104522",
  },
  "whole sentences": {
    "busco un civic 99 cerca de 95823": "Honda Civic · 1999 · 95823",
    "¿tienen civic 99?": "Honda Civic · 1999",
    "necesito piezas para una troca chevy 2004": "Chevrolet · 2004 · pickup",
    "looking for a 2005 toyota tacoma near 95823": "Toyota Tacoma · 2005 · 95823",
    "do you have any honda accord 94-97": "Honda Accord · 1994-1997",
    "quiero partes de un Jetta 2012": "Volkswagen Jetta · 2012",
    "carros Nissan": "Nissan",
  },
  unsure: {
    toyata: "Toyota · ~toyata=Toyota",
    "corola 2005": "Toyota Corolla · 2005 · ~corola=Toyota Corolla",
    "hoda civic": "Honda Civic · ~hoda=Honda",
    silverdo: "Chevrolet Silverado · ~silverdo=Chevrolet Silverado",
    "explorre 98": "Ford Explorer · 1998 · ~explorre=Ford Explorer",
    "toyota 86": "Toyota 86 · ~86=Toyota 86",
    "audi 90": "Audi 90 · ~90=Audi 90",
    "olds 88": "Oldsmobile Eighty Eight (88) · ~88=Oldsmobile Eighty Eight (88)",
    "camry le 2009": "Toyota Camry · 2009 · ?le",
    "civic fresnillo": "Honda Civic · ?fresnillo",
    "civic abierto hoy": "Honda Civic · hours",
    "civic cerca de mi": "Honda Civic · here",
    "civic near me": "Honda Civic · here",
    "ford civic": "Ford · ?civic",
    xyzzy: "?xyzzy",
    "civic 4x4": "Honda Civic · ?4x4",
    "camry 3021": "Toyota Camry · ?3021",
    "": "",
    "    ": "",
    "???": "",
    "el de la": "",
    "😀": "?😀",
  },
};

const phrases = Object.entries(table).flatMap(([group, rows]) =>
  Object.entries(rows).map(([typed, meant]) => ({ group, typed, meant })),
);

describe("one line of typing", () => {
  it("has a table of at least 150 phrases", () => expect(phrases.length).toBeGreaterThanOrEqual(150));
  it.each(phrases)("$group: $typed", ({ typed, meant, group }) => {
    const reading = readSmartQuery(typed, vocabulary, now, { findCity });
    expect(sum(reading)).toBe(meant);
    const bad = meant.includes(" bad ");
    expect(reading.sure).toBe(group !== "unsure" && !bad);
  });
  it("never fails, whatever is typed", () => {
    for (const typed of [
      "-".repeat(5000),
      "1".repeat(5000),
      "*?*?",
      "\u0000\ud800",
      "99-",
      "--",
      "'",
      "[(",
      "a".repeat(300),
    ])
      expect(() => readSmartQuery(typed, vocabulary, now)).not.toThrow();
  });
});

it("takes the commoner of two names that are equally near", () => {
  const names = {
    makes: [{ id: 1, name: "Toyota" }],
    models: [
      { id: 10, makeId: 1, name: "Corolla" },
      { id: 11, makeId: 1, name: "Corona" },
    ],
  };
  const read = (weights: [number, number][]) =>
    readSmartQuery("corola", createVocabulary({ ...names, weights: new Map(weights) }), now);
  expect(
    read([
      [10, 900],
      [11, 3],
    ]).modelIds,
  ).toEqual([10]);
  expect(read([]).leftover).toEqual(["corola"]);
});

describe("typing distance", () => {
  it.each([
    ["toyota", "toyata", 1],
    ["civic", "cvic", 1],
    ["civic", "icvic", 1],
    ["ford", "fords", 1],
    ["camry", "tahoe", 3],
    ["same", "same", 0],
  ])("%s and %s", (a, b, distance) => expect(typingDistance(a, b, 2)).toBe(distance));
});
