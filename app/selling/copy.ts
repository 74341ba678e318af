import { toPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";

/** Words about selling a car to us that several pages say. */
export const copy = defineCopy({
  es: (y) => ({
    deskTitle: "Encuentre su oficina de compra",
    deskText: "Escriba su código postal o su ciudad y le decimos quién compra carros cerca de usted.",
    find: "Buscar",
    nearest: (place: string) => `Las más cercanas ${toPlace(place)}`,
    none: "No tenemos una oficina de compra cerca. Llámenos y le decimos qué hacer.",
    far: "La más cercana queda lejos. Llame antes de venir y pregunte por la grúa.",
    call: (number: string) => `Llamar al ${number}`,
    hours: "Horario de compra",
    todayHours: (hours: string) => `Hoy se compra: ${hours}`,
    market: (name: string) => `Más sobre ${name}`,
    directions: "Cómo llegar",
    seeStore: `Vea ${y.el}`,
    rulesTitle: (canada: boolean) => `Qué debe traer en su estado${canada ? " o provincia" : ""}`,
    region: (canada: boolean) => (canada ? "Estado o provincia" : "Estado"),
    chooseRegion: "Elija uno",
    show: "Mostrar",
    rulesFor: (name: string) => `Qué debe traer en ${name}`,
    afterTitle: "Después de la venta",
    source: (authority: string, day: string) =>
      `Fuente: ${authority}. Revisado el ${day}. Las reglas cambian: confírmelas antes de venir. No es asesoría legal.`,
    marketsTitle: "Dónde compramos carros",
    offer: "Pida su cotización",
  }),
  en: (y) => ({
    deskTitle: "Find your car-buying desk",
    deskText: "Type your ZIP code, postal code or city and see who buys cars near you.",
    find: "Search",
    nearest: (place: string) => `Nearest to ${place}`,
    none: "We have no car-buying desk nearby. Call us and we’ll tell you what to do.",
    far: "The nearest one is a long way off. Call before you come, and ask about the tow truck.",
    call: (number: string) => `Call ${number}`,
    hours: "Car-buying hours",
    todayHours: (hours: string) => `Buying today: ${hours}`,
    market: (name: string) => `More about ${name}`,
    directions: "Directions",
    seeStore: `See the ${y.one}`,
    rulesTitle: (canada: boolean) => `What to bring in your state${canada ? " or province" : ""}`,
    region: (canada: boolean) => (canada ? "State or province" : "State"),
    chooseRegion: "Choose one",
    show: "Show",
    rulesFor: (name: string) => `What to bring in ${name}`,
    afterTitle: "After the sale",
    source: (authority: string, day: string) =>
      `Source: ${authority}. Checked on ${day}. Rules change: confirm them before you come. This is not legal advice.`,
    marketsTitle: "Where we buy cars",
    offer: "Get your offer",
  }),
});
