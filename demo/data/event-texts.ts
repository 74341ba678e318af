import type { Words } from "#core/edition.ts";
import type { EventTopic } from "#core/pictogram.ts";
import type { AddressId } from "./addresses.ts";

/** Days are counted from today; `weekday` moves the start to the next such day (1 = Monday). */
export type EventText = {
  title: Words;
  description: Words;
  startsIn: number;
  weekday?: number;
  days: number;
  /** Without them it goes by the hours of each store. */
  hours?: readonly [string, string];
  /** How many stores have it; 0 = all. */
  stores: number;
  cancelled?: true;
  discounts?: Readonly<Record<string, number>>;
  /** The banner runs from so many days before the start until the end. */
  bannerBefore?: number;
  icon?: string;
  art: EventTopic;
  links: readonly { text: Words; page: AddressId }[];
};

const prices = { text: { es: "Vea los precios", en: "See the prices" }, page: "partPricing" } as const;
const yards = { text: { es: "Encuentre su yonke", en: "Find your yard" }, page: "locations" } as const;

export const eventTexts: readonly EventText[] = [
  {
    title: { es: "Semana de luces y vidrios", en: "Lights and glass week" },
    description: {
      es: "<p>Faros, calaveras, direccionales, espejos y vidrios con 30% de descuento en todos los yonkes.</p><p>La lista de precios de cada yonke ya trae el descuento: lo que dice la lista es lo que paga por la pieza. El casco, los impuestos y la cuota ambiental van aparte.</p>",
      en: "<p>Headlights, taillights, turn signals, mirrors and glass are 30% off at every yard.</p><p>Each yard’s price list already shows the sale price: what the list says is what you pay for the part. Core charge, tax and the environmental fee are extra.</p>",
    },
    startsIn: -2,
    days: 8,
    stores: 0,
    discounts: { lights: 30, glass: 30 },
    bannerBefore: 1,
    icon: "30%",
    art: "lights",
    links: [prices, yards],
  },
  {
    title: { es: "Rines y llantas", en: "Wheels and tires" },
    description: {
      es: "<p>25% de descuento en todos los rines y las llantas del patio, montados o sueltos. La lista de precios del yonke ya trae el descuento. En la caja le revisan el dibujo de la llanta.</p>",
      en: "<p>25% off every wheel and tire in the yard, on the car or off it. The yard’s price list already shows the sale price. We check the tread at the counter.</p>",
    },
    startsIn: -1,
    days: 5,
    stores: 14,
    discounts: { wheels: 25 },
    art: "wheels",
    links: [prices],
  },
  {
    title: { es: "Sábado de motores", en: "Engine Saturday" },
    description: {
      es: "<p>Motores completos, cabezas y todas las piezas de motor con 40% de descuento, un solo día. Las plumas para sacar motores se prestan por orden de llegada.</p><ul><li>Traiga su herramienta y guantes.</li><li>El motor sale con su arnés si usted lo desconecta.</li><li>Ese día la lista de precios ya trae el descuento. Su casco se le regresa cuando trae la pieza vieja.</li></ul>",
      en: "<p>Complete engines, heads and every engine part are 40% off, one day only. Hoists go out first come, first served.</p><ul><li>Bring your tools and gloves.</li><li>The harness goes with the engine if you unplug it.</li><li>That day the price list already shows the sale price. You get your core charge back when you bring the old part.</li></ul>",
    },
    startsIn: 1,
    weekday: 6,
    days: 1,
    stores: 0,
    discounts: { engine: 40 },
    bannerBefore: 3,
    icon: "40%",
    art: "engine",
    links: [prices, yards],
  },
  {
    title: { es: "Todo lo que pueda cargar por $70", en: "All you can carry for $70" },
    description: {
      es: "<p>Pague $70, llene los brazos y camine 10 pies. Lo que llegue a la línea con usted es suyo.</p><ul><li>No entran motores ni transmisiones completos, catalizadores ni baterías.</li><li>Sin carretillas ni bolsas. Lo que se caiga, se queda.</li><li>Solo de 18 años en adelante, con zapato cerrado y guantes.</li></ul>",
      en: "<p>Pay $70, fill your arms and walk 10 feet. Whatever reaches the line with you is yours.</p><ul><li>No complete engines or transmissions, catalytic converters or batteries.</li><li>No wheelbarrows, no bags. What falls stays.</li><li>18 and older only, with closed-toe shoes and gloves.</li></ul>",
    },
    startsIn: 10,
    weekday: 5,
    days: 1,
    stores: 9,
    art: "carry",
    links: [yards],
  },
  {
    title: { es: "Día de Toolkit Rewards", en: "Toolkit Rewards day" },
    description: {
      es: "<p>Puntos dobles en piezas para los miembros. La tarjeta es gratis y se pide en la tienda ese mismo día.</p>",
      en: "<p>Members earn double points on parts. The card is free, and you can get one at the store that same day.</p>",
    },
    startsIn: 14,
    weekday: 6,
    days: 1,
    stores: 0,
    art: "card",
    links: [yards],
  },
  {
    title: { es: "Taller: saque un alternador sin prisa", en: "Workshop: pull an alternator, no rush" },
    description: {
      es: "<p>Una hora en el patio con un mecánico: cómo soltar la banda, marcar los cables y sacar el alternador de un sedán y de una troca. En español por la mañana, en inglés por la tarde. Sin costo con la entrada.</p>",
      en: "<p>An hour in the yard with a mechanic: how to slip the belt, mark the wires and pull the alternator from a sedan and from a truck. Mornings in Spanish, afternoons in English. Free with admission.</p>",
    },
    startsIn: 20,
    weekday: 7,
    days: 1,
    hours: ["10:00", "15:00"],
    stores: 4,
    art: "workshop",
    links: [yards],
  },
  {
    title: { es: "Veteranos y acompañante entran gratis", en: "Veterans and a guest get in free" },
    description: {
      es: "<p>Todo el fin de semana entran gratis usted y un acompañante, con identificación militar o de veterano. Donde los veteranos ya entran gratis todo el año, ese fin de semana tampoco paga quien venga con usted.</p>",
      en: "<p>All weekend, you and one guest get in free with military or veteran ID. Where veterans get in free all year, that weekend your guest does too.</p>",
    },
    startsIn: 6,
    weekday: 6,
    days: 2,
    stores: 0,
    art: "medal",
    links: [yards],
  },
  {
    title: { es: "Encuentro de trocas clásicas", en: "Classic truck meet" },
    description: {
      es: "<p>Traiga su troca de 1998 o anterior y estaciónela frente a la entrada. Hay premio para la más vieja que llegue por su propio motor.</p>",
      en: "<p>Bring your truck, 1998 or older, and park it at the front gate. There’s a prize for the oldest one that gets here under its own power.</p>",
    },
    startsIn: 27,
    weekday: 7,
    days: 1,
    hours: ["09:00", "14:00"],
    stores: 3,
    art: "truck",
    links: [yards],
  },
  {
    title: { es: "Noche de yonke", en: "Night at the yard" },
    description: {
      es: "<p>El patio iba a abrir hasta las 9 de la noche con luces de obra. Se canceló porque están arreglando el estacionamiento; habrá nueva fecha.</p>",
      en: "<p>The yard was going to stay open until 9 p.m. under work lights. We called it off because the parking lot is torn up; we’ll set a new date.</p>",
    },
    startsIn: 17,
    weekday: 3,
    days: 1,
    hours: ["17:00", "21:00"],
    stores: 1,
    cancelled: true,
    art: "night",
    links: [yards],
  },
  {
    title: { es: "Mofles a mitad de precio", en: "Half-price mufflers" },
    description: {
      es: "<p>Mofles, tubos y resonadores a mitad de precio. No incluye catalizadores.</p>",
      en: "<p>Mufflers, pipes and resonators at half price. Catalytic converters not included.</p>",
    },
    startsIn: -23,
    days: 2,
    stores: 0,
    bannerBefore: 2,
    icon: "50%",
    art: "muffler",
    links: [prices],
  },
  {
    title: { es: "Feria de la troca", en: "Truck fair" },
    description: {
      es: "<p>Puertas, cajas, tapas y estribos de troca con 20% de descuento, y música frente a la caja.</p>",
      en: "<p>Truck doors, beds, tailgates and running boards at 20% off, with music by the counter.</p>",
    },
    startsIn: -40,
    days: 3,
    stores: 11,
    art: "truck",
    links: [prices],
  },
  {
    title: { es: "Colecta de útiles escolares", en: "School supply drive" },
    description: {
      es: "<p>Con una mochila o un paquete de cuadernos, la entrada fue gratis. Entre todos llenamos 60 cajas para las escuelas del barrio.</p>",
      en: "<p>A backpack or a pack of notebooks got you in free. Together we filled 60 boxes for neighborhood schools.</p>",
    },
    startsIn: -65,
    days: 7,
    stores: 6,
    art: "school",
    links: [yards],
  },
];
