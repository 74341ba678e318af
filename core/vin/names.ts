/** A model as its maker filed it, and which of ours that is. */
type Filed = { readonly make: string; readonly model: string; readonly rules: readonly string[] };
type Named = { readonly make: string; readonly models: readonly string[] };
/** What a rule may ask for. */
export type Seen = { vin: string; year: number; series: readonly string[]; trims: readonly string[] };

/** `make⇥model⇥rule⇥rule…` */
export function readFiled(text: string): Filed {
  const [make = "", model = "", ...rules] = text.split("\t");
  return { make, model, rules };
}

const says = (texts: readonly string[], words: string) =>
  texts.length > 0 && texts.every((text) => words.split("|").some((word) => text.includes(word)));

/** "sign7 4", "series 1500|2500", "trim WRX", "years 1999-2004", one after the other; "" always. */
function holds(when: string, { vin, year, series, trims }: Seen): boolean {
  const words = when.split(" ");
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [kind = "", value = ""] = words.slice(at, at + 2);
    if (kind === "years" && (year < Number(value.slice(0, 4)) || year > Number(value.slice(5)))) return false;
    if (kind === "series" && !says(series, value)) return false;
    if (kind === "trim" && !says(trims, value) && !says(series, value)) return false;
    if (kind.startsWith("sign") && !value.includes(vin.charAt(Number(kind.slice(4)) - 1))) return false;
  }
  return true;
}

/** Our make and models by the first rule that holds; no models where our catalogue has none. */
export function nameFiled({ make, rules }: Filed, seen: Seen): Named {
  for (const rule of rules) {
    const [when = "", ours = "", models = ""] = rule.split(";");
    if (holds(when, seen)) return { make: ours || make, models: models.split("|").filter(Boolean) };
  }
  return { make, models: [] };
}
