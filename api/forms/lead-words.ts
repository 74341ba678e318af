import type { Edition } from "#core/edition.ts";
import type { Form } from "#core/forms/form.ts";
import type { Store } from "#core/store.ts";
import { nameFully, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, listNearestStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";

type Values = Readonly<Record<string, string>>;

/** The store that a form is about: chosen, or nearest to the car; and where the car is. */
type LeadPlace = { store?: Store; chosen: boolean; place: string };

/** Farther than this, no yard is the car's own. */
const nearMiles = 100;

export function findLeadPlace(stock: Stock, { store: id = "", zip = "" }: Values): LeadPlace {
  if (id !== "") {
    const store = findStore(stock, Number(id));
    return store?.active ? { store, chosen: true, place: "" } : { chosen: true, place: "" };
  }
  const { place: found, name } = resolvePlace(stock, zip);
  // A place that is in no table is still what people there call it.
  if (!found) return { chosen: false, place: zip };
  const [near] = listNearestStores(stock, found, 1, "buyscars");
  const place = nameFully(found, name);
  return { ...(near && near.miles <= nearMiles && { store: near.store }), chosen: false, place };
}

const carOf = ({ year, make, model }: Values) => [year, make, model].filter(Boolean).join(" ");

export type LeadMail = {
  brand: string;
  form: Form;
  values: Values;
  edition: Edition;
  where: LeadPlace;
  proven: boolean;
};

/** What the mail is about, in one line: the subject that was chosen, the car and its place, the store. */
export function mailSubject({ brand, form, values, edition, where, proven }: LeadMail): string {
  const chosen = form.fields.subject?.choices?.[values.subject ?? ""]?.[edition];
  const about = [chosen, carOf(values), where.place, where.store?.name].filter(Boolean).join(", ");
  const mark = proven ? "" : `${copy[edition].unprovenMark} `;
  return `${mark}${brand}: ${form.subject[edition]}${about && `: ${about}`}`;
}

/** A line for each field that was filled in, then the place and the store in words. */
export function mailText({ form, values, edition, where, proven }: LeadMail): string {
  const words = copy[edition];
  const lines = Object.entries(form.fields)
    .filter(([name]) => values[name])
    .map(([name, field]) => {
      const value = values[name] as string;
      const shown = name === "store" ? where.store?.name : field.choices?.[value]?.[edition];
      return `${field.label[edition]}: ${shown ?? value}`;
    });
  if (where.place) lines.push(`${words.place}: ${where.place}`);
  if (where.store && !where.chosen) lines.push(`${words.nearestStore}: ${where.store.name}`);
  return (proven ? lines : [words.unprovenNote, "", ...lines]).join("\n");
}
