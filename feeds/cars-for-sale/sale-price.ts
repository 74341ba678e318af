import { listSalePrices } from "#data/queries/feeds-cars.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { Executor } from "#data/schema.ts";
import type { Held, Mapped } from "#feeds/engine/feed.ts";
import { settlePrice } from "#feeds/engine/odd-price.ts";
import { keysOfCar } from "../inventory/map.ts";
import type { SaleLine } from "./schema.ts";

const keyText = (key: object): string => JSON.stringify(key);

/** Asks about a car's new price that is far from the one that visitors read today; all else that the line says waits with it. */
export async function openSalePrices(db: Executor, said: SaidWords) {
  const today = new Map(
    (await listSalePrices(db)).flatMap(({ store_id, stock_number, vin, price_cents }) =>
      keysOfCar(store_id, stock_number, vin).map((key) => [keyText(key), price_cents ?? undefined] as const),
    ),
  );
  return (mapped: Mapped | Held, { stock_number, vin, year, make, model }: SaleLine): Mapped | Held => {
    const [draft, ...others] = "drafts" in mapped ? mapped.drafts : [];
    if (!draft || !("drafts" in mapped) || draft.table !== "cars_for_sale") return mapped;
    const now = draft.values.price_cents;
    if (typeof now !== "number") return mapped;
    const before = draft.keys.map((key) => today.get(keyText(key))).find((cents) => cents !== undefined);
    const name = [year, make, model].filter(Boolean).join(" ");
    const item = stock_number ?? vin ?? "";
    const settled = settlePrice({ item, names: { es: name, en: name }, now, before }, said);
    if (typeof settled === "object" && "waits" in settled) return settled;
    // To keep today's price leaves the rest of the line as good as before.
    const price_cents = typeof settled === "number" ? settled : undefined;
    return { ...mapped, drafts: [{ ...draft, values: { ...draft.values, price_cents } }, ...others] };
  };
}
