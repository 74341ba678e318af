import { anyDistance, distanceChoices } from "./distance.ts";

const distancePhrase =
  /(?:(?<!\w)(?:dentro de|within|a menos de|menos de|hasta|radio de|a|in) )?(?<![\w.-])(\d{1,3}) ?(mi|mis|millas?|miles?|km|kms|kilometros?|kilometers?)(?: a la redonda| radius)?(?![\w-])/;

/** Takes "a 50 millas", "within 80 km" out of a folded text. */
export function takeDistance(text: string): { distance: number | null; took: string; rest: string } {
  const found = distancePhrase.exec(text);
  if (!found?.[1]) return { distance: null, took: "", rest: text };
  const miles = found[2]?.startsWith("k") ? Number(found[1]) / 1.609344 : Number(found[1]);
  const distance = distanceChoices.find((choice) => choice >= miles - 0.5) ?? anyDistance;
  return { distance, took: found[0].trim(), rest: text.replace(found[0], " , ") };
}
