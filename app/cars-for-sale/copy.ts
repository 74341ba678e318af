import { defineCopy } from "#site/copy.ts";

/** Words about cars for sale that the list and the car's own page say. */
export const copy = defineCopy({
  es: {
    ask: "Pregunte",
    odometer: "Odómetro",
    miles: (n: string) => `${n} mi`,
    kilometres: (n: string) => `${n} km`,
    unknown: "No se sabe",
    title: "Título",
    damage: "Daño",
    noDamage: "Sin daño anotado",
    runs: "¿Anda?",
    see: "Vea el carro",
    at: (store: string, distance: string) => `${store}, a ${distance}`,
    drawings: "Ilustraciones, no fotos.",
    asIsTitle: "Se vende como está, sin garantía.",
    asIs: "Revíselo usted mismo antes de comprar. Si no anda, traiga grúa. El título se firma en la caja, con identificación.",
    price: "Precio:",
  },
  en: {
    ask: "Ask",
    odometer: "Odometer",
    miles: (n: string) => `${n} mi`,
    kilometres: (n: string) => `${n} km`,
    unknown: "Not known",
    title: "Title",
    damage: "Damage",
    noDamage: "No damage noted",
    runs: "Does it run?",
    see: "See the car",
    at: (store: string, distance: string) => `${store}, ${distance} away`,
    drawings: "Drawings, not photos.",
    asIsTitle: "Sold as is, with no warranty.",
    asIs: "Look it over yourself before you buy. If it does not drive, bring a tow truck. The title is signed at the counter, with ID.",
    price: "Price:",
  },
});
