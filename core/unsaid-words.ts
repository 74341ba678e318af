import type { Extra } from "./bill.ts";
import type { Edition } from "./edition.ts";

const names: Record<Edition, Record<Extra, string>> = {
  es: { tax: "impuesto", fee: "cuota ambiental", otherFee: "el resto de la cuota ambiental", admission: "entrada" },
  en: { tax: "tax", fee: "environmental fee", otherFee: "the rest of the environmental fee", admission: "admission" },
};

/** "sin impuesto ni entrada": what a sum comes without, because nobody has said how much it is; undefined = nothing. */
export function without(unsaid: readonly Extra[], edition: Edition): string | undefined {
  if (unsaid.length === 0) return undefined;
  const named = unsaid.map((extra) => names[edition][extra]);
  const last = named.at(-1);
  const before = named.slice(0, -1).join(", ");
  if (edition === "es") return `sin ${before ? `${before} ni ` : ""}${last}`;
  return `without ${before ? `${before} or ` : ""}${last}`;
}

/** "Sin impuesto ni entrada: pregúntelos en la caja." */
export function askForUnsaid(unsaid: readonly Extra[], edition: Edition): string {
  const said = without(unsaid, edition);
  if (!said) return "";
  const ask = edition === "es" ? `${pronounOf(unsaid)} en la caja` : "ask at the counter";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}: ${ask}.`;
}

/** The tax and a rest are masculine, fee and admission are feminine. */
const pronounOf = (unsaid: readonly Extra[]) =>
  `pregúntel${unsaid.includes("tax") || unsaid.includes("otherFee") ? "o" : "a"}${unsaid.length > 1 ? "s" : ""}`;
