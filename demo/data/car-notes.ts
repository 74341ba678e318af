import type { RunsState } from "#core/car-for-sale.ts";
import type { Words } from "#core/edition.ts";

/** Said only of cars of which they can be true. */
type CarNote = Words & { runs?: readonly RunsState[]; crashed?: boolean };

const moves: readonly RunsState[] = ["runs-and-drives"];
const stuck: readonly RunsState[] = ["starts", "does-not-run"];

export const carNotes: readonly CarNote[] = [
  {
    es: "Batería nueva. Arranca al primer giro de llave.",
    en: "New battery. Starts on the first turn of the key.",
    runs: moves,
  },
  { es: "El aire acondicionado no enfría.", en: "The air conditioning does not cool.", runs: moves },
  {
    es: "Llantas con media vida. Trae gato y llanta de refacción.",
    en: "Tires at half life. Jack and spare included.",
  },
  { es: "Bolsas de aire sin activar.", en: "Airbags not deployed.", crashed: true },
  { es: "Bolsas de aire del frente activadas.", en: "Front airbags deployed.", crashed: true },
  { es: "La transmisión no entra en reversa.", en: "The transmission will not go into reverse.", runs: stuck },
  { es: "Interior limpio, sin roturas en los asientos.", en: "Clean interior, no tears in the seats." },
  {
    es: "Motor bueno; radiador golpeado, no lo encienda sin agua.",
    en: "Good engine; radiator damaged, do not run it dry.",
    crashed: true,
    runs: stuck,
  },
  { es: "Un solo juego de llaves.", en: "One set of keys only.", runs: moves },
  { es: "Necesita frenos para circular.", en: "Needs brakes before it can be driven.", runs: stuck },
  { es: "Luz de motor encendida: sensor de oxígeno.", en: "Check-engine light on: oxygen sensor.", runs: moves },
  { es: "Pintura quemada por el sol en el cofre y el techo.", en: "Sun-faded paint on hood and roof.", crashed: false },
];
