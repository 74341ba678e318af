import { describe, expect, it } from "vitest";
import { listed, makes, now, sum, vocabulary } from "#tests/support/typed-lines.ts";
import { findMaker } from "#tests/support/vin-table.ts";
import { stem } from "./search-words.ts";
import { readSmartQuery } from "./smart-query.ts";
import { facets } from "./smart-query-said.ts";
import { wordsOf } from "./text.ts";
import { typingDistance } from "./typing-distance.ts";

const names = [
  "alternador|alternator|mofle|muffler|escape|tubo de escape|exhaust pipe|calavera derecha|calavera izquierda|taillight right",
  "puerta delantera izquierda|puerta trasera|front door left|motor 4 cilindros|motor 6 cilindros|engine 4 cylinder|rin 15|rin 17",
  "wheel 17|llanta 15|tire 17|bomba de agua|water pump|aire acondicionado|espejo lateral|bateria|caja de fusibles|juego de llaves",
  "defensa trasera|rear bumper|cargo cover|panel de instrumentos|transmision automatica|barra central",
].flatMap((line) => line.split("|"));
const stems = names.map((name) => wordsOf(name).map(stem));
const partWords = new Set(stems.flat());
const parts = {
  isPartWord: (word: string) => !/\d/.test(word) && partWords.has(stem(word)),
  isHead: (word: string) => partWords.has(stem(word)),
  isJoint: () => false,
  isListed: () => false,
  isUnlisted: () => false,
  isPart: (text: string) => {
    const words = wordsOf(text).map(stem);
    return stems.some((part) => words.every((word) => part.some((own) => own.startsWith(word))));
  },
  nearest: (typed: string) =>
    names
      .flatMap(wordsOf)
      .filter((word) => word.length > 5)
      .map((word) => ({ word, distance: typingDistance(typed, word, 2) }))
      .filter(({ distance }) => distance <= 2)
      .sort((a, b) => a.distance - b.distance)[0],
};
const cities = new Map([
  ...["sacramento", "sacramento ca"].map((name) => [name, "95814"] as const),
  ...["tucson", "tucson az"].map((name) => [name, "85701"] as const),
  ...["tacoma", "tacoma wa"].map((name) => [name, "98402"] as const),
  ...["santa fe", "santa fe nm"].map((name) => [name, "87501"] as const),
  ["baton rouge", "70802"],
  ["blanco", "78606"],
  ["driver", "23000"],
  ["puerta", "11111"],
]);
const read = (typed: string) =>
  readSmartQuery(typed, vocabulary, now, { findCity: (name) => cities.get(name), findMaker, parts });

/** What was typed, what it means, and by which of its words. */
const questions = [
  [
    "alternador civic 2001 95823",
    "Honda Civic · 2001 · 95823 · part alternador",
    "part=alternador; car=civic; years=2001; place=95823",
  ],
  [
    "alternador para mi civic 2001 cerca de sacramento",
    "Honda Civic · 2001 · 95814 · part alternador",
    "part=alternador; car=civic; years=2001; place=sacramento",
  ],
  ["un alternador por favor", "part alternador", "part=alternador"],
  [
    "calavera derecha tacoma 05 sacramento ca",
    "Toyota Tacoma · 2005 · 95814 · part calavera derecha",
    "part=calavera derecha; car=tacoma; years=2005; place=sacramento ca",
  ],
  ["tacoma 05 calavera", "Toyota Tacoma · 2005 · part calavera", "part=calavera; car=tacoma; years=2005"],
  ["mofle troca ford", "Ford · pickup · part mofle", "part=mofle; car=ford; body=troca"],
  ["escape civic 2005", "Honda Civic · 2005 · part escape", "part=escape; car=civic; years=2005"],
  ["ford escape 2005", "Ford Escape · 2005", "car=ford escape; years=2005"],
  ["mofle ford escape 2005", "Ford Escape · 2005 · part mofle", "part=mofle; car=ford escape; years=2005"],
  ["tubo de escape ford escape", "Ford Escape · part tubo escape", "part=tubo de escape; car=ford escape"],
  ["rines 17 accord", "Honda Accord · part rines 17", "part=rines 17; car=accord"],
  ["accord rin 17", "Honda Accord · part rin 17", "part=rin 17; car=accord"],
  ["tires 17 accord", "Honda Accord · part tires 17", "part=tires 17; car=accord"],
  ["llantas 15", "part llantas 15", "part=llantas 15"],
  ["tire civic 17", "Honda Civic · 2017 · part tire", "part=tire; car=civic; years=2017"],
  ["accord 17", "Honda Accord · 2017", "car=accord; years=2017"],
  ["motor 4 cilindros civic", "Honda Civic · part motor 4 cilindros", "part=motor 4 cilindros; car=civic"],
  ["4 cilindros motor civic", "Honda Civic · part 4 cilindros motor", "part=4 cilindros motor; car=civic"],
  ["motor de 6 cil accord", "Honda Accord · part motor 6 cil", "part=motor de 6 cil; car=accord"],
  ["engine 4 cyl camry", "Toyota Camry · part engine 4 cyl", "part=engine 4 cyl; car=camry"],
  ["6 cilindros accord", "Honda Accord · engine 6cyl", "car=accord; engine=6cyl"],
  [
    "motor civic azul 4 cilindros",
    "Honda Civic · azul · part motor 4 cilindros",
    "part=motor 4 cilindros; car=civic; color=azul",
  ],
  ["puerta civic 2 puertas", "Honda Civic · coupe · part puerta", "part=puerta; car=civic; body=2 puertas"],
  ["civic 4 door front door", "Honda Civic · sedan · part front door", "part=front door; car=civic; body=4 door"],
  ["2 puertas", "coupe", "body=2 puertas"],
  ["bomba de agua 4 runner", "Toyota 4Runner · part bomba agua", "part=bomba de agua; car=4 runner"],
  ["mofle 4 runner", "Toyota 4Runner · part mofle", "part=mofle; car=4 runner"],
  ["bomba de la agua de el camry", "Toyota Camry · part bomba agua", "part=bomba de la agua; car=camry"],
  ["bomba de la de agua", "part bomba agua", "part=bomba agua"],
  ["derecha", "?derecha", ""],
  ["derecha civic", "Honda Civic · ?derecha", "car=civic"],
  ["derecha izquierda", "?derecha · ?izquierda", ""],
  ["automatica", "?automatica", ""],
  ["transmision automatica", "part transmision automatica", "part=transmision automatica"],
  [
    "puerta delantera izquierda de la silverado 1500",
    "Chevrolet Silverado · part puerta delantera izquierda",
    "part=puerta delantera izquierda; car=silverado 1500",
  ],
  ["alternaodr civic", "Honda Civic · part alternaodr · ~alternaodr=alternador", "part=alternaodr; car=civic"],
  ["civc alternador", "Honda Civic · part alternador · ~civc=Honda Civic", "part=alternador; car=civc"],
  ["bateia", "part bateia · ~bateia=bateria", "part=bateia"],
  ["escapee", "Ford Escape · ~escapee=Ford Escape", "car=escapee"],
  ["barra central camry", "Toyota Camry · part barra central", "part=barra central; car=camry"],
  [
    "aire acondicionado prius 2010 azul",
    "Toyota Prius · 2010 · azul · part aire acondicionado",
    "part=aire acondicionado; car=prius; years=2010; color=azul",
  ],
  ["panel", "van · minivan", "body=panel"],
  ["panel de instrumentos civic", "Honda Civic · part panel instrumentos", "part=panel de instrumentos; car=civic"],
  ["cargo cover rav4", "Toyota RAV4 · part cargo cover", "part=cargo cover; car=rav4"],
  ["mofle nuevo", "part mofle · ?nuevo", "part=mofle"],
  [
    "1hgcm82633a004352 alternador",
    "vin 1HGCM82633A004352 ok Honda 2003 · part alternador",
    "vin=1hgcm82633a004352; part=alternador",
  ],
  [
    "defensa trasera f150 95823 a 50 millas",
    "Ford F-150 · 95823 · 50mi · part defensa trasera",
    "part=defensa trasera; car=f150; distance=a 50 millas; place=95823",
  ],
  [
    "alternador accord 94 al 97",
    "Honda Accord · 1994-1997 · part alternador",
    "part=alternador; car=accord; years=94 al 97",
  ],
  ["tucson 2008", "Hyundai Tucson · 2008", "car=tucson; years=2008"],
  ["tucson az", "85701", "place=tucson az"],
  ["tucson az 2008 camry", "Toyota Camry · 2008 · 85701", "car=camry; years=2008; place=tucson az"],
  ["camry en tucson", "Toyota Camry · 85701", "car=camry; place=en tucson"],
  ["camry cerca de tucson", "Toyota Camry · 85701", "car=camry; place=cerca de tucson"],
  ["cerca tucson", "Hyundai Tucson", "car=tucson"],
  ["camry de tucson", "Toyota Camry · Hyundai Tucson", "car=camry tucson"],
  ["tacoma en tacoma", "Toyota Tacoma · 98402", "car=tacoma; place=en tacoma"],
  ["camry in tacoma wa", "Toyota Camry · 98402", "car=camry; place=in tacoma wa"],
  ["2010 santa fe en santa fe", "Hyundai Santa Fe · 2010 · 87501", "car=santa fe; years=2010; place=en santa fe"],
  ["santa fe santa fe nm", "Hyundai Santa Fe · 87501", "car=santa fe; place=santa fe nm"],
  ["mofle santa fe nm", "87501 · part mofle", "part=mofle; place=santa fe nm"],
  ["puerta tucson az", "85701 · part puerta", "part=puerta; place=tucson az"],
  ["civic blanco", "Honda Civic · blanco", "car=civic; color=blanco"],
  ["civic en blanco", "Honda Civic · blanco", "car=civic; color=blanco"],
  ["civic cerca de blanco", "Honda Civic · 78606", "car=civic; place=cerca de blanco"],
  ["driver", "?driver", ""],
  ["alternador en driver", "23000 · part alternador", "part=alternador; place=en driver"],
  ["baton rouge civic 2005", "Honda Civic · 2005 · 70802", "car=civic; years=2005; place=baton rouge"],
  ["95823 sacramento", "95823 · ?sacramento", "place=95823"],
  ["venta sacramento", "95814 · ?venta", "place=sacramento"],
  ["yard sacramento", "95814", "place=sacramento"],
  ["patio", "?patio", ""],
  ["fila 52 civic", "Honda Civic · row 52", "car=civic; row=fila 52"],
  ["en que fila esta el civic", "Honda Civic", "car=civic"],
  ["row a-12", "row A12", "row=row a-12"],
  ["fila puerta", "part puerta · ?fila", "part=puerta"],
  ["abierto hoy sacramento", "95814 · hours", "hours=abierto hoy; place=sacramento"],
  ["abierto hoy", "hours", "hours=abierto hoy"],
  ["civic hoy", "Honda Civic · ?hoy", "car=civic"],
  ["civic a 50 km de 95823", "Honda Civic · 95823 · 50mi", "car=civic; distance=a 50 km; place=95823"],
  ["civic 20mi", "Honda Civic · 25mi", "car=civic; distance=20mi"],
  ["ram van 1999", "Dodge Ram Van · 1999", "car=ram van; years=1999"],
  ["dodge ram 1500", "Dodge Ram", "car=dodge ram 1500"],
  ["ram 1500 2012", "Ram 1500 · 2012", "car=ram 1500; years=2012"],
  ["ram 1500 2005", "Dodge Ram · 2005", "car=ram 1500; years=2005"],
  ["ram dodge 1998", "Dodge Ram · 1998", "car=ram dodge; years=1998"],
  ["lexus rx 350", "Lexus RX · 2007-2022", "car=lexus rx 350"],
  ["rx 350 2008", "Lexus RX · 2008", "car=rx 350; years=2008"],
  ["lexus rx 300", "Lexus RX · 1999-2003", "car=lexus rx 300"],
  ["toyota 86", "Toyota 86 · ~86=Toyota 86", "car=toyota 86"],
  ["86 toyota", "Toyota · 1986", "car=toyota; years=1986"],
  ["chrysler 300", "Chrysler 300", "car=chrysler 300"],
  ["motor 350", "part motor · ?350", "part=motor"],
  ["tl", "?tl", ""],
  ["acura tl", "Acura TL", "car=acura tl"],
  ["tl acura 2003", "Acura TL · 2003", "car=tl acura; years=2003"],
  ["genesis hyundai 2010", "Hyundai Genesis · 2010", "car=genesis hyundai; years=2010"],
  ["genesis", "Genesis", "car=genesis"],
  ["park 2002", "Buick Park Avenue · 2002", "car=park; years=2002"],
  ["pick up nissan", "Nissan · pickup", "car=nissan; body=pick up"],
  ["nissan pickup 98", "Nissan Pickup · 1998", "car=nissan pickup; years=1998"],
  ["camioneta toyota", "Toyota · suv · pickup · minivan · van", "car=toyota; body=camioneta"],
  ["honda civic del sol", "Honda Civic del Sol", "car=honda civic del sol"],
  ["hunda acord", "Honda Accord · ~hunda=Honda", "car=acord hunda"],
  ["accord civic 2001", "Honda Accord · Honda Civic · 2001", "car=accord civic; years=2001"],
  ["f 150 1999 2005", "Ford F-150 · 1999-2005", "car=f 150; years=1999 2005"],
  ["honda civic toyota corolla", "Honda Civic · ?toyota · ?corolla", "car=honda civic"],
  ["stock 12345", "#12345", "stock=stock 12345"],
] as const;

describe("a whole question: part, car and place", () => {
  it.each(questions)("%s", (typed, meant, words) => {
    const reading = read(typed);
    expect(sum(reading)).toBe(meant);
    const said = facets.flatMap((facet) => (reading.said[facet] ? [`${facet}=${reading.said[facet]}`] : []));
    expect(said.join("; ")).toBe(words);
  });
});

it("knows the make of models that share one, and none of those that do not", () => {
  const makeOf = (typed: string) => makes.find(({ id }) => id === read(typed).makeId)?.name;
  expect(["civic", "accord civic", "corola", "tracker"].map(makeOf)).toEqual(["Honda", "Honda", "Toyota", undefined]);
  expect(read("tracker").modelIds).toHaveLength(listed.filter(({ name }) => name === "Tracker").length);
});

it.each([
  ["civic 2001", true],
  ["civic 2001 95823", true],
  ["1hgcm82633a004352", true],
  ["1hgcm82633a004353", false],
  ["civc 2001", false],
  ["civic cerca de mi", false],
  ["civic alternador", false],
  ["civic fila 52", false],
  ["civic zzz", false],
  ["abierto hoy", false],
  ["", false],
])("%j is understood in one way only: %s", (typed, sure) => expect(read(typed).sure).toBe(sure));
