import { cleanTypedPlace } from "#core/postal-code.ts";
import { joinYears } from "#core/years.ts";

const specified = ["make", "model", "distance", "zip", "year"] as const;
const asked: ReadonlySet<string> = new Set([...specified, "from", "to"]);

/**
 * What the inventory form is about to send, as the address of its results says it. The code of a city is the server's to
 * know, which sends those without script the same way (`movedQuery`).
 */
export function sendSpecified({ formData }: Pick<FormDataEvent, "formData">): void {
  const text = (name: string) => String(formData.get(name) ?? "").trim();
  const others = [...formData].filter(([name]) => !asked.has(name));
  const values = {
    make: text("make"),
    // Closed until a make is chosen.
    model: text("model") || "0",
    distance: text("distance"),
    zip: cleanTypedPlace(text("zip")),
    year: text("year") || joinYears(text("from"), text("to")),
  };
  for (const name of [...formData.keys()]) formData.delete(name);
  for (const name of specified) formData.append(name, values[name]);
  for (const [name, value] of others) formData.append(name, value);
}
