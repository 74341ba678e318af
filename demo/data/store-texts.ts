import type { Words } from "#core/edition.ts";

/** What a yard says of itself. Each takes the first sentence and some of the rest, so that neighbours differ. */
export const yardSizes: Readonly<Record<string, (city: string) => Words>> = {
  large: (city) => ({
    es: `Uno de los patios más grandes de la cadena. A ${city} llegan carros cada semana.`,
    en: `One of the chain’s largest yards. Fresh cars hit the yard in ${city} every week.`,
  }),
  medium: (city) => ({
    es: `El patio de ${city} recibe carros cada semana.`,
    en: `The ${city} yard sets out more cars every week.`,
  }),
  small: (city) => ({
    es: `Un patio chico y fácil de caminar. En ${city} la gente de la caja conoce cada fila.`,
    en: `A small yard that is easy to walk. The counter crew in ${city} knows every row.`,
  }),
  metals: (city) => ({
    es: `En ${city} se compra metal por peso y carros completos. Aquí no se sacan piezas.`,
    en: `The ${city} site buys metal by weight and whole cars. Parts are not pulled here.`,
  }),
};

export const yardNotes: readonly Words[] = [
  {
    es: "Préstamo de grúas (plumas) para motor sin costo; deje una identificación en la caja.",
    en: "Engine hoists are lent free of charge; leave an ID at the counter.",
  },
  {
    es: "Carretillas a la entrada. La fila de cada carro está pintada en su parabrisas.",
    en: "Wheelbarrows at the gate. Every car’s row is painted on its windshield.",
  },
  {
    es: "Estacionamiento gratis frente a la entrada, con lugar para remolques.",
    en: "Free parking at the front, with room for trailers.",
  },
  {
    es: "En la caja se habla español e inglés.",
    en: "Spanish and English are spoken at the counter.",
  },
  {
    es: "Su pieza vieja se queda en la caja: ahí la compara con la que sacó.",
    en: "Your old part stays at the counter: compare it there with the one you pulled.",
  },
  {
    es: "Hay llantas y rines ya desmontados junto a la caja.",
    en: "Tires and wheels already off the car wait beside the counter.",
  },
  {
    es: "Con lluvia fuerte el patio puede cerrar antes; llame antes de salir de casa.",
    en: "In heavy rain the yard may close early; call before you set out.",
  },
  {
    es: "Los veteranos entran gratis todo el año, con su identificación.",
    en: "Veterans get in free all year with their ID.",
  },
  {
    es: "Baños y agua fresca junto a la entrada del patio.",
    en: "Restrooms and cold water are beside the yard gate.",
  },
  {
    es: "Se aceptan efectivo y tarjetas. Los cascos se devuelven en efectivo.",
    en: "Cash and cards are accepted. Core charges come back in cash.",
  },
];
