import { nameInOption } from "#app/inventory/models-in-stock.ts";
import { isUnlimited } from "#core/distance.ts";
import { joinYears } from "#core/years.ts";
import type { Understood } from "#stock/suggestions.ts";
import type { PlateId, PlateTexts } from "./plates.tsx";

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
const text = (form: HTMLFormElement, name: string) => field(form, name)?.value.trim() ?? "";
/** What a list shows as chosen, without its count; the choice above the list says nothing. */
function chosen(form: HTMLFormElement, name: string): string {
  const list = field(form, name);
  const option = list instanceof HTMLSelectElement && list.selectedIndex > 0 ? list.selectedOptions[0] : undefined;
  return option ? nameInOption(option.text) : "";
}

const join = (...words: readonly string[]) => words.filter(Boolean).join(" ");
const yearsIn = (form: HTMLFormElement) => text(form, "year") || joinYears(text(form, "from"), text(form, "to"));
const carIn = (form: HTMLFormElement) => join(chosen(form, "make"), chosen(form, "model"));

/** What was chosen by hand in the fields. */
export const readPlates = (form: HTMLFormElement): PlateTexts => ({
  part: text(form, "part"),
  car: join(carIn(form), yearsIn(form).replaceAll("-", "–")),
  place: text(form, "zip"),
});

/** The fields as a line that says the same, "" where none does, and the car that it names. */
export type FieldLine = { readonly line: string; readonly car: string };

export function readFieldLine(form: HTMLFormElement): FieldLine {
  const [car, miles] = [carIn(form), Number(text(form, "distance"))];
  const line = car === "" || isUnlimited(miles) ? "" : join(text(form, "part"), car, yearsIn(form), `${miles} mi`);
  return { line, car };
}

const kindsOf: Readonly<Record<PlateId, readonly Understood["kind"][]>> = {
  part: ["part"],
  car: ["car", "years", "engine", "body", "color", "vin", "stock"],
  place: ["place"],
};
const saidOn = (understood: readonly Understood[], id: PlateId) =>
  understood.filter(({ kind }) => kindsOf[id].includes(kind));

/** What was understood of the line, as plates. */
export function plateTextsOf(understood: readonly Understood[]): PlateTexts {
  const say = (id: PlateId) =>
    saidOn(understood, id)
      .map(({ text: said }) => said)
      .join(" ");
  return { part: say("part"), car: say("car"), place: say("place") };
}

/** The line without all that a plate says: the words that each of its parts leaves. */
export function lineWithout(understood: readonly Understood[], id: PlateId): string {
  const [first = [], ...others] = saidOn(understood, id).map(({ without }) => without.split(" "));
  return first.filter((word) => others.every((left) => left.includes(word))).join(" ");
}
