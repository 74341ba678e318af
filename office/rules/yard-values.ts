import type { Edition, Words } from "#core/edition.ts";
import { isYard, type Store } from "#core/store.ts";
import type { Switch, Switches } from "#core/switches.ts";

/** What binds a chain and is said yard by yard, in the stores' own file. */
const values = [
  { field: "admissionCents", name: { es: "La entrada al patio", en: "Yard admission" } },
  {
    field: "yardClosesBeforeMinutes",
    name: { es: "Cuánto antes que la tienda cierra el patio", en: "How long before the store the yard closes" },
  },
  { field: "exchangeDays", name: { es: "Los días para cambiar una pieza", en: "Days to exchange a part" } },
  { field: "coreDays", name: { es: "Los días para regresar el casco", en: "Days to return a core" } },
  {
    field: "warrantyDays",
    name: { es: "Los días de Warranty Plus", en: "Days of Warranty Plus" },
    needs: "warrantyPlus",
  },
  { field: "environmentalRate", name: { es: "La cuota ambiental", en: "The environmental fee" } },
  { field: "taxRate", name: { es: "El impuesto", en: "The tax" } },
] as const satisfies readonly { field: keyof Store; name: Words; needs?: Switch }[];

export type YardValue = { field: string; name: string; yards: string[] };

/** The values that some yard's file does not say, and which yards those are. */
export function listUnsaidOfYards(stores: readonly Store[], switches: Switches, edition: Edition): YardValue[] {
  const yards = stores.filter((store) => store.active && isYard(store));
  return values.flatMap((value) => {
    if ("needs" in value && !switches[value.needs]) return [];
    const silent = yards.filter((yard) => (yard[value.field] as number | null) === null);
    if (silent.length === 0) return [];
    return [{ field: value.field, name: value.name[edition], yards: silent.map(({ name }) => name) }];
  });
}
