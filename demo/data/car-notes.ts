import type { Words } from "#core/edition.ts";

export const carNotes: readonly Words[] = [
  { es: "Batería nueva. Arranca al primer giro de llave.", en: "New battery. Starts on the first turn of the key." },
  { es: "El aire acondicionado no enfría.", en: "The air conditioning does not cool." },
  {
    es: "Llantas con media vida. Trae gato y llanta de refacción.",
    en: "Tires at half life. Jack and spare included.",
  },
  { es: "Bolsas de aire sin activar.", en: "Airbags not deployed." },
  { es: "Bolsas de aire del frente activadas.", en: "Front airbags deployed." },
  { es: "La transmisión patina en segunda.", en: "The transmission slips in second gear." },
  { es: "Interior limpio, sin roturas en los asientos.", en: "Clean interior, no tears in the seats." },
  { es: "Motor bueno; se calienta por el radiador golpeado.", en: "Good engine; runs hot from the damaged radiator." },
  { es: "Un solo juego de llaves.", en: "One set of keys only." },
  { es: "Necesita freno delantero para circular.", en: "Needs front brakes before it can be driven." },
  { es: "Luz de motor encendida: sensor de oxígeno.", en: "Check-engine light on: oxygen sensor." },
  { es: "Pintura quemada por el sol en el cofre y el techo.", en: "Sun-faded paint on hood and roof." },
];
