import { nameInOption } from "#app/inventory/models-in-stock.ts";
import { joinYears } from "#core/years.ts";
import type { Understood } from "#stock/suggestions.ts";
import type { PlateTexts } from "./plates.tsx";

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
const text = (form: HTMLFormElement, name: string) => field(form, name)?.value.trim() ?? "";
/** What a list shows as chosen, without its count; the choice above the list says nothing. */
function chosen(form: HTMLFormElement, name: string): string {
  const list = field(form, name);
  const option = list instanceof HTMLSelectElement && list.selectedIndex > 0 ? list.selectedOptions[0] : undefined;
  return option ? nameInOption(option.text) : "";
}

/** What was chosen by hand in the fields. */
export function readPlates(form: HTMLFormElement): PlateTexts {
  const years = text(form, "year") || joinYears(text(form, "from"), text(form, "to"));
  return {
    part: text(form, "part"),
    car: [chosen(form, "make"), chosen(form, "model"), years.replaceAll("-", "–")].filter(Boolean).join(" "),
    place: text(form, "zip"),
  };
}

const partKinds: readonly Understood["kind"][] = ["part"];
const carKinds: readonly Understood["kind"][] = ["car", "years", "engine", "body", "color", "vin", "stock"];
const placeKinds: readonly Understood["kind"][] = ["place"];

/** What was understood of the line, as plates. */
export function plateTextsOf(understood: readonly Understood[]): PlateTexts {
  const say = (kinds: readonly Understood["kind"][]) =>
    understood
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text: said }) => said)
      .join(" ");
  return { part: say(partKinds), car: say(carKinds), place: say(placeKinds) };
}
