import { inSentence, withArticle } from "#app/parts/spoken.ts";
import { daysLater } from "#core/days-later.ts";
import type { KindAxis } from "#core/part-kinds.ts";
import { ofPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";
import type { Held } from "./held.ts";

/** How one tells which kind a car takes. */
const tell = {
  es: {
    cylinders: "Los cilindros van con el motor: I4 o L4 tiene 4, V6 tiene 6, V8 tiene 8.",
    inches: "La medida viene en el costado de la llanta: R16 es de 16 pulgadas.",
    drive: "Depende de qué ruedas jalan: las de adelante, las de atrás o las cuatro.",
    size: "Traiga una foto de la suya y de su etiqueta, y compare antes de sacar otra.",
    end: "Delantero y trasero no son iguales.",
    level: "Superior e inferior no son iguales.",
    side: "Izquierdo es el lado del conductor; derecho, el del pasajero.",
    power: "Eléctrico si se mueve con un botón; manual si se mueve a mano.",
  },
  en: {
    cylinders: "Cylinders go with the engine: I4 or L4 has 4, V6 has 6, V8 has 8.",
    inches: "The size is on the side of the tire: R16 is 16 inches.",
    drive: "It depends on which wheels pull: the front, the rear or all four.",
    size: "Bring a photo of yours and its label, and compare before you pull another.",
    end: "Front and rear aren’t the same.",
    level: "Upper and lower aren’t the same.",
    side: "Left is the driver’s side; right is the passenger’s.",
    power: "Power if a button moves it; manual if you move it by hand.",
  },
} as const satisfies Record<"es" | "en", Record<KindAxis, string>>;

const inEs = new Intl.ListFormat("es-US", { type: "conjunction" });
const inEn = new Intl.ListFormat("en-GB", { type: "conjunction" });
const orEs = new Intl.ListFormat("es-US", { type: "disjunction" });
const orEn = new Intl.ListFormat("en-GB", { type: "disjunction" });
/** A question that names more kinds is not read. */
const mostNamed = 3;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const heldEs = ({ core, tax, fees, entrance }: Held) =>
  [core && "casco", tax && "impuesto", fees && "cuota", entrance && "1 entrada"].filter((name) => name !== false);
const heldEn = ({ core, tax, fees, entrance }: Held) =>
  [core && "core", tax && "tax", fees && "fee", entrance && "1 admission"].filter((name) => name !== false);

export const copy = defineCopy({
  es: (y) => ({
    title: (part: string, car: string) => `${part} para ${car}: precio, ${y.one} y fila`,
    titleShort: (part: string, car: string) => `${part} para ${car}: precio y fila`,
    titleShortest: (part: string, car: string) => `${part} para ${car}`,
    titleNear: (part: string, car: string, place: string) => `${part} para ${car} cerca ${ofPlace(place)}`,
    description: (part: string, car: string, cars: string, yards: string) =>
      `${part} para ${car}, pieza usada: ${cars} en ${yards}.`,
    descriptionPrice: (price: string, core: string, from: boolean) =>
      ` ${from ? "Desde" : "Cuesta"} ${price}${core && ` más ${core} de casco`}.`,
    descriptionKind: (kind: string, price: string, core: string, from: boolean) =>
      ` ${kind}${from ? " desde " : ": "}${price}${core && ` más ${core} de casco`}.`,
    descriptionRow: " Vea la fila de cada carro y el total en la caja.",
    descriptionNone: (part: string, car: string, near: boolean) =>
      `${part} para ${car}: hoy no hay ninguno ${near ? "cerca" : "en nuestros patios"}. Vea su precio y qué hacer.`,
    heading: (part: string, car: string) => `${part} para ${car}`,
    understood: "Lo que se busca",
    cars: (n: string) => (n === "1" ? "1 carro" : `${n} carros`),
    yards: (n: string) => (n === "1" ? `1 ${y.one}` : `${n} ${y.many}`),
    engine: (engine: string) => `Motor ${engine}`,
    engineUnseen: (engine: string) =>
      `Leímos ${engine} como el motor, pero ninguno de estos carros lo dice. Compare antes de pagar.`,
    whichEngine: "¿Qué motor?",
    engineWhy: "En esos años hubo varios motores y esta pieza va con el motor: escoja el de su carro.",
    engineOrder: "Primero los del mismo motor, luego los que hay que comparar, al final los de otro motor.",
    engineUnsaid: (n: string) =>
      n === "1" ? "1 carro no dice su motor: compare." : `${n} carros no dicen su motor: compare.`,
    byVin: "Según su VIN:",
    ownEngine: (engine: string, code: string) => `su carro trae el ${engine}, código ${code}.`,
    otherCar: "Es otro carro",
    vinTells: "¿No sabe? Su VIN lo dice",
    fits: {
      engine: {
        same: "● Mismo motor",
        size: "○ Mismo tamaño",
        compare: "◐ Compare el motor",
        other: (engine: string) => (engine ? `✕ Otro motor: ${engine}` : "✕ Otro motor"),
      },
      sister: "◐ Compare: es otro modelo",
      weight: { compare: "◐ Compare: puede ser de otra clase de peso", other: "✕ Otra clase de peso" },
    },
    others: {
      engine: (n: string) => `Otro motor: ${n === "1" ? "1 carro" : `${n} carros`}`,
      weight: (n: string) => `Otra clase de peso: ${n === "1" ? "1 carro" : `${n} carros`}`,
    },
    othersWhy: {
      engine: "Esta pieza va con el motor, y la de otro motor no entra.",
      weight: "Frenos, mazas, rines y ejes de una 1500, una 2500 y una 3500 no son los mismos.",
    },
    noneServes: "Ninguno de estos carros sirve",
    weights: (model: string) =>
      `${model}: hay de media tonelada y más pesadas, y no llevan los mismos frenos, mazas, rines ni ejes. Cuente los birlos y compare.`,
    paint: (n: number, color: string) =>
      n === 0
        ? `Ninguno es de color ${color}: se muestran los de cualquier color.`
        : `Primero ${n === 1 ? "el que es" : `los ${n} que son`} de color ${color}.`,
    near: (place: string, radius: string) => `A ${radius} ${ofPlace(place)}`,
    change: "Cambiar",
    place: "Buscar cerca",
    tills: (kind: string) => `${kind}: cuánto se paga`,
    tillsMost: (kind: string) => `${kind}: dónde hay más carros`,
    price: "Precio",
    core: "Casco",
    fees: "Cuota e impuesto",
    entrance: "Entrada",
    holds: (held: Held) => (heldEs(held).length > 0 ? `con ${inEs.format(heldEs(held))}` : ""),
    canadian: `${y.Los} de Canadá cobran en dólares canadienses.`,
    lowest: "el más bajo",
    before: "antes",
    noPrices: `${y.Este} no publica precios. Llame:`,
    askPrices: `${y.Este} no publica precios. Pregunte en la caja.`,
    noPriceYet: (part: string, type: string) => `${part}: no hay precio en la lista de ${type}. Pregunte en la caja.`,
    carry: (n: string) => (n === "1" ? "1 carro que puede traer la pieza" : `${n} carros que pueden traer la pieza`),
    carryAll: (n: string, model: string) => `${n === "1" ? "1 carro" : `${n} carros`}: ${model} de todos los años`,
    year: (model: string) => `¿De qué año es su ${model}?`,
    everyYear: "De cualquier año",
    yearExample: "Por ejemplo, 2004",
    go: "Buscar",
    beyond: (radius: string, place: string) =>
      `A menos de ${radius} ${ofPlace(place)} no hay ${y.o("ninguno. Estos", "ninguna. Estas")} son ${y.los} más ${y.o("cercanos", "cercanas")} con ese carro.`,
    soldAt: `${y.o("Estos", "Estas")} son ${y.los} más ${y.o("cercanos", "cercanas")} donde sí se vende.`,
    stillHow: "Lo calculamos por los días que lleva en el patio. No es seguro: se puede vender hoy.",
    since: (day: string) => `llegó el ${day}`,
    store: y.One,
    map: "Mapa",
    prices: "Precios",
    at: (store: string) => ` de ${store}`,
    allHere: (store: string) => `Vea todos los de ${store}`,
    seeCars: (n: string) => (n === "1" ? "Vea el único" : `Vea los ${n}`),
    all: "Véalos en el inventario",
    sameGeneration: (years: string) => `${years} es la misma generación.`,
    years: (model: string) => `${model}: en cada grupo suele ser la misma pieza`,
    traits: { engine: "Motor", color: "Color", drive: "Tracción" },
    siblings: (model: string) => `Otras piezas de ${model}`,
    siblingsAt: (store: string) => `precio en ${store} y tiempo para sacarlas`,
    interchange: (cars: string) => `Llevan la misma pieza, según la tabla de intercambio: ${cars}.`,
    sisters: (cars: string) => `También ${cars}.`,
    bond: { car: "el mismo carro con otro emblema", platform: "la misma plataforma", cab: "la misma cabina" },
    compareFirst: "Compare antes de pagar.",
    tools: "Herramienta",
    minutes: (from: string, to: string) => (from === to ? `unos ${to}` : `de ${from} a ${to}`),
    noTools: "Sale sin herramienta.",
    inches:
      "Los carros americanos de hasta 1990, más o menos, suelen llevar tornillos en pulgadas: lleve dados y llaves de 3/8 a 3/4.",
    more: (store: string, n: string, distance: string) =>
      `${y.o("El más cercano", "La más cercana")} con más: ${store}, ${n === "1" ? "1 carro" : `${n} carros`}, a ${distance}.`,
    which: (kind: string) => `Cuál es: ${kind}`,
    whichOne: (kinds: readonly string[]) => (kinds.length > mostNamed ? "¿Cuál es?" : `¿${upper(orEs.format(kinds))}?`),
    whichAt: (store: string) => `precio en ${store}`,
    bySize: (kind: string) => `Así cuenta la caja este carro: ${kind}.`,
    byCars: (kind: string) => `Según los carros de esta lista: ${kind}.`,
    other: (kind: string) => `Este trae otra: ${kind}`,
    byNothing: "No sabemos cuál trae el suyo.",
    byPlace: "Escoja la que necesita.",
    tell: tell.es,
    paying: "Antes de pagar",
    bringOld: (core: string, days: number | null) =>
      `Traiga su pieza vieja y el recibo: con ellos ${core ? `se le regresan los ${core} de casco` : "se le regresa el casco"}${daysLater.es(days)}.`,
    handInOld: (core: string) =>
      `Casco${core && ` de ${core}`}: pregunte en la caja cómo entregar su pieza vieja. No saque usted la de su carro.`,
    compare: "Compare la pieza con la suya: tornillos, conectores y medida.",
    names: "También se llama",
    namesOther: "En inglés",
    none: (car: string) => `Hoy no hay ningún ${car} en nuestros patios`,
    noneNear: (car: string, radius: string, place: string) =>
      `Hoy no hay ningún ${car} a menos de ${radius} ${ofPlace(place)}`,
    noneWith: (part: string, car: string) => `${part}: hoy no hay para ${car} en nuestros patios, que sepamos`,
    meant: (part: string, car: string) => `¿Quiso decir ${inSentence(part)} para ${car}?`,
    noneText: "Llegan y salen carros: vuelva a buscar pronto.",
    withoutYear: (car: string) => `Busque en todos los años de ${car}`,
    follow: "Búsquelo en el inventario",
    partPrice: (part: string) => `Vea el precio: ${part}`,
    another: "Busque otra pieza",
    unknown: "No conocemos esa pieza o ese carro",
    unknownText: "No tenemos esa pieza o ese modelo. Busque otra vez.",
    crumb: "Busque una pieza",
  }),
  en: (y) => ({
    title: (part: string, car: string) => `${part} for ${car}: price, ${y.one} and row`,
    titleShort: (part: string, car: string) => `${part} for ${car}: price and row`,
    titleShortest: (part: string, car: string) => `${part} for ${car}`,
    titleNear: (part: string, car: string, place: string) => `${part} for ${car} near ${place}`,
    description: (part: string, car: string, cars: string, yards: string) =>
      `${part} for ${car}, used: ${cars} in ${yards}.`,
    descriptionPrice: (price: string, core: string, from: boolean) =>
      ` ${from ? "From" : "It costs"} ${price}${core && ` plus ${core} core`}.`,
    descriptionKind: (kind: string, price: string, core: string, from: boolean) =>
      ` ${kind}${from ? " from " : ": "}${price}${core && ` plus ${core} core`}.`,
    descriptionRow: " See the row of each car and the total at the counter.",
    descriptionNone: (part: string, car: string, near: boolean) =>
      `${part} for ${car}: none ${near ? "nearby" : "in our yards"} today. See its price and what to do.`,
    heading: (part: string, car: string) => `${part} for ${withArticle(car)}`,
    understood: "What you’re looking for",
    cars: (n: string) => (n === "1" ? "1 car" : `${n} cars`),
    yards: (n: string) => (n === "1" ? `1 ${y.one}` : `${n} ${y.many}`),
    engine: (engine: string) => `Engine ${engine}`,
    engineUnseen: (engine: string) =>
      `We read ${engine} as the engine, but none of these cars says so. Compare before you pay.`,
    whichEngine: "Which engine?",
    engineWhy: "Those years came with more than one engine, and this part goes with the engine: pick your car’s.",
    engineOrder: "Cars with the same engine come first, then those to compare, then those with another engine.",
    engineUnsaid: (n: string) =>
      n === "1" ? "1 car doesn’t say its engine: compare." : `${n} cars don’t say their engine: compare.`,
    byVin: "Going by your VIN:",
    ownEngine: (engine: string, code: string) => `your car has the ${engine}, code ${code}.`,
    otherCar: "It’s another car",
    vinTells: "Not sure? Your VIN tells",
    fits: {
      engine: {
        same: "● Same engine",
        size: "○ Same size",
        compare: "◐ Compare the engine",
        other: (engine: string) => (engine ? `✕ Different engine: ${engine}` : "✕ Different engine"),
      },
      sister: "◐ Compare: it’s another model",
      weight: { compare: "◐ Compare: may be another weight class", other: "✕ Another weight class" },
    },
    others: {
      engine: (n: string) => `Different engine: ${n === "1" ? "1 car" : `${n} cars`}`,
      weight: (n: string) => `Another weight class: ${n === "1" ? "1 car" : `${n} cars`}`,
    },
    othersWhy: {
      engine: "This part goes with the engine, and one from a different engine won’t fit.",
      weight: "A 1500, a 2500 and a 3500 don’t share brakes, hubs, wheels or axles.",
    },
    noneServes: "None of these cars will do",
    weights: (model: string) =>
      `The ${model} came as a half-ton and heavier, with different brakes, hubs, wheels and axles. Count the lug nuts and compare.`,
    paint: (n: number, color: string) =>
      n === 0
        ? `None of them is ${color}: any color is shown.`
        : `${n === 1 ? "The one" : `The ${n}`} in ${color} first.`,
    near: (place: string, radius: string) => `Within ${radius} of ${place}`,
    change: "Change",
    place: "Search near",
    tills: (kind: string) => `${kind}: what you pay`,
    tillsMost: (kind: string) => `${kind}: where most cars are`,
    price: "Price",
    core: "Core",
    fees: "Fee and tax",
    entrance: "Admission",
    holds: (held: Held) => (heldEn(held).length > 0 ? `with ${inEn.format(heldEn(held))}` : ""),
    canadian: `${y.Many} in Canada charge Canadian dollars.`,
    lowest: "the lowest",
    before: "was",
    noPrices: `This ${y.one} doesn’t post prices. Call:`,
    askPrices: `This ${y.one} doesn’t post prices. Ask at the counter.`,
    noPriceYet: (part: string, type: string) => `${part}: no price on the list for ${type}. Ask at the counter.`,
    carry: (n: string) => (n === "1" ? "1 car that may have it" : `${n} cars that may have it`),
    carryAll: (n: string, model: string) => `${n === "1" ? "1 car" : `${n} cars`}: ${model}, every year`,
    year: (model: string) => `What year is your ${model}?`,
    everyYear: "Any year",
    yearExample: "For example, 2004",
    go: "Search",
    beyond: (radius: string, place: string) =>
      `There are none within ${radius} of ${place}. These are the nearest ${y.many} that have that car.`,
    soldAt: `These are the nearest ${y.many} where it is sold.`,
    stillHow: "We estimate this from how long the car has been here. It’s no guarantee: the part could sell today.",
    since: (day: string) => `came in ${day}`,
    store: y.One,
    map: "Map",
    prices: "Prices",
    at: (store: string) => `: ${store}`,
    allHere: (store: string) => `See all at ${store}`,
    seeCars: (n: string) => (n === "1" ? "See the only one" : `See all ${n}`),
    all: "See them in the inventory",
    sameGeneration: (years: string) => `${years} is the same generation.`,
    years: (model: string) => `${model}: within a group, usually the same part`,
    traits: { engine: "Engine", color: "Color", drive: "Drive" },
    siblings: (model: string) => `Other parts of the ${model}`,
    siblingsAt: (store: string) => `price at ${store} and time to pull`,
    interchange: (cars: string) => `Same part, going by the interchange table: ${cars}.`,
    sisters: (cars: string) => `Also ${cars}.`,
    bond: { car: "the same car with another badge", platform: "the same platform", cab: "the same cab" },
    compareFirst: "Compare before you pay.",
    tools: "Tools",
    minutes: (from: string, to: string) => (from === to ? `about ${to}` : `${from} to ${to}`),
    noTools: "Comes off without tools.",
    inches: "American cars up to about 1990 often take inch bolts: bring 3/8 to 3/4 sockets and wrenches.",
    more: (store: string, n: string, distance: string) =>
      `The nearest with more: ${store}, ${n === "1" ? "1 car" : `${n} cars`}, ${distance} away.`,
    which: (kind: string) => `Which one: ${kind}`,
    whichOne: (kinds: readonly string[]) => (kinds.length > mostNamed ? "Which one?" : `${upper(orEn.format(kinds))}?`),
    whichAt: (store: string) => `price at ${store}`,
    bySize: (kind: string) => `The counter takes this car as ${kind}.`,
    byCars: (kind: string) => `Going by the cars on this list: ${kind}.`,
    other: (kind: string) => `This one has another: ${kind}`,
    byNothing: "We don’t know which one yours has.",
    byPlace: "Pick the one you need.",
    tell: tell.en,
    paying: "Before you pay",
    bringOld: (core: string, days: number | null) =>
      `Bring your old part and the receipt, and you get the ${core && `${core} `}core charge back${daysLater.en(days)}.`,
    handInOld: (core: string) =>
      `${core ? `${core} core` : "Core"} charge: ask at the counter how to hand in your old part. Don’t take yours out yourself.`,
    compare: "Compare the part with yours: bolts, connectors and size.",
    names: "Also called",
    namesOther: "In Spanish",
    none: (car: string) => `There’s no ${car} in our yards today`,
    noneNear: (car: string, radius: string, place: string) => `There’s no ${car} within ${radius} of ${place} today`,
    noneWith: (part: string, car: string) => `${part}: none that we know of for the ${car} in our yards today`,
    meant: (part: string, car: string) => `Did you mean ${inSentence(part)} for the ${car}?`,
    noneText: "Cars come and go: check back soon.",
    withoutYear: (car: string) => `Look at every year of the ${car}`,
    follow: "Search the inventory",
    partPrice: (part: string) => `See the price: ${part}`,
    another: "Find another part",
    unknown: "We don’t know that part or that car",
    unknownText: "We don’t have that part or model. Try another search.",
    crumb: "Find a part",
  }),
});
