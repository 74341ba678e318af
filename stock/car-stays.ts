import { once } from "#core/once.ts";
import { findRange, type YardColumns } from "./columns.ts";
import type { Stock, Yard } from "./stock.ts";

/** Fewer that left say nothing of the next one. */
const fewest = 8;

/** The median days that the model's cars stood in this yard until they left; null when too few have. */
function medianStayOf(departed: YardColumns, modelId: number): number | null {
  const [from, to] = findRange(departed.models, modelId) ?? [0, 0];
  if (to - from < fewest) return null;
  const days = new Int32Array(to - from);
  for (let row = from; row < to; row++)
    days[row - from] = (departed.leftOn[row] as number) - (departed.dateSet[row] as number);
  return days.sort()[days.length >> 1] as number;
}

const staysIn = once((_: Yard) => new Map<number, number | null>());

/** How long such cars stand there: those of the model, else all of the yard; null when nobody knows. */
export function stayDaysOf(stock: Stock, storeId: number, modelId: number): number | null {
  const yard = stock.yards.get(storeId);
  if (!yard) return null;
  const models = staysIn(yard);
  let days = models.get(modelId);
  if (days === undefined) {
    days = medianStayOf(yard.departed, modelId);
    models.set(modelId, days);
  }
  return days ?? yard.typicalStayDays;
}
