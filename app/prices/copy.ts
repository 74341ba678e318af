import { countText } from "#core/count-text.ts";
import { daysLater } from "#core/days-later.ts";
import { toPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: `Precios de autopartes usadas: lista ${y.del}`,
    titleWhat: (what: string) => `${what}: precio de la pieza usada`,
    titleAt: (place: string) => `Precios de piezas usadas en ${place}`,
    titleSearch: (what: string, place: string) => `${what}: precios en ${place}`,
    description: (parts: string) =>
      `El precio de ${parts}: se cobra por pieza, no por marca. Busque la suya y sume lo que necesita.`,
    descriptionAt: (parts: string, store: string) =>
      `El precio de ${parts} en ${store}. Marque las que necesita y vea lo que paga en la caja.`,
    heading: "Precios de piezas",
    headingOne: (part: string) => `${part}: precio`,
    yard: y.One,
    categories: "Categorías",
    parts: (n: number) => (n === 1 ? "1 pieza" : `${countText(n)} piezas`),
    count: (n: number, store: string) => `${n === 1 ? "1 pieza" : `${countText(n)} piezas`} en ${store}.`,
    usual: (same: number, all: number) =>
      all === 1
        ? `El precio de ${y.o("nuestro", "nuestra")} ${y.one}.`
        : same === 0
          ? `El precio más común en ${y.o("los", "las")} ${all} ${y.many} con lista.`
          : same === all
            ? `El precio en ${y.o("los", "las")} ${all} ${y.many} con lista.`
            : `El precio en ${same} de ${y.o("los", "las")} ${all} ${y.many} con lista.`,
    usualElse: (others: number, parts: number) =>
      `En ${others === 1 ? y.o("el otro", "la otra") : y.o("los demás", "las demás")} ${parts === 1 ? "cuesta otra cosa o no se vende" : "cambian algunos precios"}: elija ${y.o("el suyo", "la suya")}.`,
    updated: "Lista del",
    canadian: "Precios en dólares canadienses.",
    change: `${y.o("Otro", "Otra")} ${y.one}`,
    csv: "Descargar CSV",
    part: "Pieza",
    price: "Precio",
    core: "Casco",
    coreAside: "casco",
    plusCore: "+ casco",
    inAll: "en la caja",
    withCore: "con casco",
    inAllHow: "En la caja: pieza, casco, impuesto, cargos y entrada de 1 persona.",
    off: (percent: number, day: string) => `−${percent}% hasta el ${day}`,
    percentOff: (percent: number) => `−${percent}%`,
    before: "antes",
    others: (part: string) => `${part}, en ${y.o("otros", "otras")} ${y.many}`,
    othersFrom: (place: string) => `Precio y total en la caja. Distancia desde ${place}.`,
    noMatchTitle: (q: string) => `No hay piezas con “${q}”`,
    noMatchOther: (n: string, type: string) => `Vea ${n} en ${type}`,
    noMatchAll: "Vea la lista completa",
    noMatchCall: (store: string) => `Pregunte en ${store}:`,
    emptyTitle: "Aquí no hay piezas",
    empty: "En esta categoría no hay precios para este tipo de vehículo.",
    chooseTitle: `La lista de cada ${y.one}`,
    nearestExample: "ZIP o ciudad",
    nearestSubmit: `Vea su ${y.one}`,
    nearest: (store: string, place: string, distance: string) =>
      `${store} es ${y.el} con precios más ${y.o("cercano", "cercana")} ${toPlace(place)}: queda a ${distance}.`,
    otherYard: `Precios de ${y.o("otro", "otra")} ${y.one}`,
    thatYard: `${y.o("Ese", "Esa")} ${y.one}`,
    wrongYard: (yard: string) => `${yard} no tiene lista de precios. Elija ${y.o("otro", "otra")}.`,
    coreAnswer: (days: number | null) =>
      `Un depósito. Se lo regresamos cuando trae su pieza vieja y su recibo${daysLater.es(days)}.`,
    warranty: "Warranty Plus",
    warrantyAnswer: "Una garantía más larga que se compra con la pieza. Su cuenta dice cuánto se suma.",
    warrantyMore: "Lea qué cubre Warranty Plus",
    feeTitle: "En la caja",
    feeTax: (rate: string) => `Impuesto de ${rate}.`,
    feeRate: (rate: string, cap: string | undefined) =>
      `Cuota ambiental de ${rate}${cap ? `, con un máximo de ${cap}` : ""}.`,
    feeUnsaid: "Pregunte en la caja qué más se paga.",
    feeAdmission: (money: string) => `Entrada al patio: ${money} por persona.`,
    feeNone: "Nada más que el precio y el casco.",
    feeGeneral: `El impuesto y, donde se cobran, la cuota ambiental y la entrada al patio. Cada ${y.one} dice cuánto.`,
    sameTitle: "Un precio por pieza",
    sidesTitle: "Izquierdo, derecho y tamaños",
    sidesAlone: "Izquierdo y derecho",
    sidesAnswer: "Izquierdo es el lado del conductor y derecho el del pasajero, sentado en el carro.",
    saleTitle: "Piezas en oferta",
    saleAnswer: "El precio de la lista ya trae el descuento. En la caja no se descuenta otra vez.",
    sameAnswer:
      "No importa la marca. Cambia entre carro y troca o van y, en algunas piezas, por motor, por tamaño o por ir adelante o atrás.",
    sameElse: `También cambia de ${y.un} a ${y.o("otro", "otra")}.`,
  }),
  en: (y) => ({
    title: `Used auto part prices: ${y.kind} price list`,
    titleWhat: (what: string) => `${what}: used part price`,
    titleAt: (place: string) => `Used auto part prices in ${place}`,
    titleSearch: (what: string, place: string) => `${what}: prices in ${place}`,
    description: (parts: string) =>
      `What ${parts} cost. You pay by the part, not the make. Find yours and add up what you need.`,
    descriptionAt: (parts: string, store: string) =>
      `The price of ${parts} at ${store}. Check off what you need and see your total at the counter.`,
    heading: "Part prices",
    headingOne: (part: string) => `${part}: price`,
    yard: y.One,
    categories: "Categories",
    parts: (n: number) => (n === 1 ? "1 part" : `${countText(n)} parts`),
    count: (n: number, store: string) => `${n === 1 ? "1 part" : `${countText(n)} parts`} at ${store}.`,
    usual: (same: number, all: number) =>
      all === 1
        ? `The price at our ${y.one}.`
        : same === 0
          ? `The most common price at the ${all} ${y.many} with a list.`
          : same === all
            ? `The price at all ${all} ${y.many} with a list.`
            : `The price at ${same} of the ${all} ${y.many} with a list.`,
    usualElse: (others: number, parts: number) =>
      `${parts === 1 ? "It costs something else or isn’t sold" : "Some prices differ"} at the ${others === 1 ? "other one" : "rest"}: choose yours.`,
    updated: "List from",
    canadian: "Prices in Canadian dollars.",
    change: `Another ${y.one}`,
    csv: "Download CSV",
    part: "Part",
    price: "Price",
    core: "Core",
    coreAside: "core",
    plusCore: "+ core",
    inAll: "at the counter",
    withCore: "with core",
    inAllHow: "At the counter: part, core, tax, fees and admission for 1 person.",
    off: (percent: number, day: string) => `−${percent}% until ${day}`,
    percentOff: (percent: number) => `−${percent}%`,
    before: "was",
    others: (part: string) => `${part}, at other ${y.many}`,
    othersFrom: (place: string) => `Price and total at the counter. Distance from ${place}.`,
    noMatchTitle: (q: string) => `No parts match “${q}”`,
    noMatchOther: (n: string, type: string) => `See ${n} under ${type}`,
    noMatchAll: "See the whole list",
    noMatchCall: (store: string) => `Ask ${store}:`,
    emptyTitle: "No parts here",
    empty: "This category has no prices for this type of vehicle.",
    chooseTitle: `Each ${y.one}’s list`,
    nearestExample: "ZIP or city",
    nearestSubmit: `See your ${y.one}`,
    nearest: (store: string, place: string, distance: string) =>
      `${store} is the nearest ${y.one} to ${place} with prices: ${distance} away.`,
    otherYard: `Prices at another ${y.one}`,
    thatYard: `That ${y.one}`,
    wrongYard: (yard: string) => `${yard} has no price list. Choose another one.`,
    coreAnswer: (days: number | null) =>
      `A deposit. You get it back when you bring your old part and your receipt${daysLater.en(days)}.`,
    warranty: "Warranty Plus",
    warrantyAnswer: "A longer warranty you buy with the part. Your bill says what it adds.",
    warrantyMore: "Read what Warranty Plus covers",
    feeTitle: "At the counter",
    feeTax: (rate: string) => `${rate} tax.`,
    feeRate: (rate: string, cap: string | undefined) =>
      `An environmental fee of ${rate}${cap ? `, up to ${cap}` : ""}.`,
    feeUnsaid: "Ask at the counter what else is paid.",
    feeAdmission: (money: string) => `Yard admission: ${money} per person.`,
    feeNone: "Nothing but the price and the core charge.",
    feeGeneral: `Tax and, where they’re charged, the environmental fee and yard admission. Each ${y.one} says how much.`,
    sameTitle: "One price for each part",
    sidesTitle: "Left, right and sizes",
    sidesAlone: "Left and right",
    sidesAnswer: "Left is the driver’s side and right is the passenger’s, sitting in the car.",
    saleTitle: "Parts on sale",
    saleAnswer: "The list already shows the sale price. Nothing more comes off at the counter.",
    sameAnswer:
      "The make doesn’t matter. The price changes between a car and a pickup or van and, for some parts, by engine, by size, or between front and rear.",
    sameElse: `It also changes from ${y.one} to ${y.one}.`,
  }),
});
