import type { Edition, Words } from "./edition.ts";
import { fold } from "./text.ts";

type Term = Words & { readonly also: readonly string[] };

/** Transmission, drive and fuel: what yards write in English, and what a reader of either language sees. */
const terms: readonly Term[] = [
  { es: "Automática", en: "Automatic", also: ["auto", "a/t", "at", "automatica", "automatic transmission"] },
  { es: "Estándar", en: "Manual", also: ["standard", "stick", "m/t", "mt", "estandar", "manual transmission"] },
  { es: "Automática variable (CVT)", en: "CVT", also: ["variable", "automatic cvt"] },
  { es: "Tracción delantera", en: "FWD", also: ["front-wheel drive", "front wheel drive"] },
  { es: "Tracción trasera", en: "RWD", also: ["rear-wheel drive", "rear wheel drive", "2wd"] },
  { es: "Tracción en las 4 ruedas (AWD)", en: "AWD", also: ["all-wheel drive", "all wheel drive"] },
  { es: "Doble tracción (4x4)", en: "4WD", also: ["4x4", "four-wheel drive", "four wheel drive"] },
  { es: "Gasolina", en: "Gasoline", also: ["gas", "g"] },
  { es: "Diésel", en: "Diesel", also: ["d"] },
  { es: "Híbrido", en: "Hybrid", also: ["gas/electric", "hybrid electric"] },
  { es: "Eléctrico", en: "Electric", also: ["ev", "e"] },
  { es: "Gasolina o etanol (flex)", en: "Flex fuel", also: ["flex", "ffv", "e85"] },
];

const byWord = new Map<string, Words>();
for (const term of terms) for (const word of [term.es, term.en, ...term.also]) byWord.set(fold(word), term);

/** Tens of thousands of cars say the same few words. */
const named = { es: new Map<string, string>(), en: new Map<string, string>() };
const mostNamed = 500;

/** A yard's word for transmission, drive or fuel in the reader's language; an unknown one stays as it was written. */
export function termName(text: string, edition: Edition): string {
  const known = named[edition].get(text);
  if (known !== undefined) return known;
  const name = byWord.get(fold(text).trim())?.[edition] ?? text;
  if (named[edition].size < mostNamed) named[edition].set(text, name);
  return name;
}
