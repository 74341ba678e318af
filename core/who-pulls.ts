import type { Words } from "./edition.ts";
import type { Puller } from "./part-facts.ts";

/** Where the staff pulls no parts for anybody, it still pulls those that may hurt whoever tries. */
export const onlyDangerousPulled: Words = {
  es: "El personal no saca piezas, salvo las peligrosas, como las bolsas de aire y las baterías de híbridos.",
  en: "Our staff doesn’t pull parts, except the dangerous ones, such as airbags and hybrid batteries.",
};

/** Who takes a part out, said to whoever came for it; nothing where that is he himself. */
export const whoPulls: Readonly<Record<Puller, Words>> = {
  visitor: { es: "", en: "" },
  "staff first": { es: "Pregunte primero en la caja.", en: "Ask at the counter first." },
  staff: { es: "La saca el personal: pídala en la caja.", en: "The staff pulls it: ask at the counter." },
};

/** The same in a row of prices, which has no room for more. */
export const whoPullsInRow: Readonly<Record<Puller, Words>> = {
  ...whoPulls,
  "staff first": { es: "Pregunte primero.", en: "Ask first." },
};

/** Whom to ask for a part: in words of its own where it waits elsewhere than in the row; empty where nobody is asked. */
export const whomToAsk = ({ who, instead }: { who: Puller; instead?: Words }, edition: keyof Words): string =>
  instead?.[edition] || whoPulls[who][edition];
