import { defineCopy } from "#site/copy.ts";
import type { PlaceError } from "#stock/places.ts";

/** Words of a field for a place, wherever it stands. */
export const placeCopy = defineCopy({
  es: (y) => ({
    label: "Código postal (ZIP) o ciudad",
    needed: "Escriba un código postal o una ciudad.",
    malformed: "Escriba un código postal de 5 números, uno de Canadá como T2P 1A1, o una ciudad.",
    unknown: (typed: string) => `No encontramos ${typed}. Revíselo o pruebe con un lugar cercano.`,
    here: "Para buscar cerca de usted, use el botón de ubicación o escriba su código postal o su ciudad.",
    locate: "Usar mi ubicación",
    locating: "Buscando su código postal…",
    located: (zip: string) => `Código postal más cercano: ${zip}`,
    locateFailed: "No pudimos saber su ubicación. Escriba su código postal o su ciudad.",
    locateFar: `No hay ${y.un} cerca de usted. Pusimos el código postal ${y.o("del más cercano", "de la más cercana")}.`,
  }),
  en: (y) => ({
    label: "ZIP, postal code or city",
    needed: "Type a ZIP, a postal code or a city.",
    malformed: "Type a 5-digit ZIP code, a Canadian postal code such as T2P 1A1, or a city.",
    unknown: (typed: string) => `We couldn’t find ${typed}. Check it, or try a place nearby.`,
    here: "To search near you, use the location button, or type your ZIP code or your city.",
    locate: "Use my location",
    locating: "Finding your ZIP code…",
    located: (zip: string) => `Nearest ZIP code: ${zip}`,
    locateFailed: "We couldn’t get your location. Type your ZIP code or your city.",
    locateFar: `There’s no ${y.one} near you. We filled in the ZIP code of the nearest one.`,
  }),
});

/** What is said under the field about a place that leads nowhere. */
export function placeError(error: PlaceError, typed: string, edition: keyof typeof placeCopy): string {
  const words = placeCopy[edition];
  return error === "unknown" ? words.unknown(typed) : words[error];
}
