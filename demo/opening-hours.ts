import type { StoreHoursRow } from "#data/schema.ts";
import type { Random } from "./random.ts";

const at = (hours: number) => Math.round(hours * 60);
/** Monday to Friday, Saturday, Sunday: every yard opens all seven days, as the chain says of itself. */
const weeks = [
  [at(8), at(17.5), at(8), at(17.5), at(9), at(17)],
  [at(8), at(18), at(8), at(18), at(8), at(18)],
  [at(9), at(18), at(8), at(18), at(8), at(17)],
  [at(8), at(17), at(8), at(17), at(9), at(16)],
  [at(8.5), at(17.5), at(8), at(17.5), at(8.5), at(17)],
  [at(9), at(17), at(9), at(17), at(9), at(17)],
] as const;

export function openingHours(random: Random, storeId: number): StoreHoursRow[] {
  const [weekOpens, weekCloses, satOpens, satCloses, sunOpens, sunCloses] = random.pick(weeks);
  const rows: StoreHoursRow[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const opens = weekday <= 5 ? weekOpens : weekday === 6 ? satOpens : sunOpens;
    const closes = weekday <= 5 ? weekCloses : weekday === 6 ? satCloses : sunCloses;
    rows.push({ store_id: storeId, desk: "store", weekday, opens_minute: opens, closes_minute: closes });
    // The desk that buys cars rests on Sunday.
    if (weekday < 7)
      rows.push({ store_id: storeId, desk: "buying", weekday, opens_minute: opens, closes_minute: closes - 30 });
  }
  return rows;
}
