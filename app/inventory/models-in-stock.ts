import type { Option } from "#app/ui/options.tsx";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { finderCopy } from "./finder-copy.ts";

type Model = { id: number; name: string; count?: number };

/** As the server writes them into the list. */
export const modelOptions = (models: readonly Model[], edition: Edition): Option[] =>
  models.map(({ id, name, count = 0 }) => ({
    value: String(id),
    text: finderCopy[edition].withCount(name, countText(count)),
  }));

/** "Toyota (812)" → "Toyota". */
export const nameInOption = (text: string): string => text.replace(/ \([^()]*\)$/, "");

/** The models of a make that are in the yards. */
export async function fetchModels(make: string, edition: Edition): Promise<Option[]> {
  const answer = await fetch(`/api/vehicle/makes/${make}/models?inStock=true`);
  if (!answer.ok) throw new Error(`no models of make ${make}: ${answer.status}`);
  return modelOptions((await answer.json()) as Model[], edition);
}
