import { type CarForSale, damageName, type RunsState } from "#core/car-for-sale.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { currencyOf, wholeMoney } from "#core/money.ts";
import { copy } from "./copy.ts";

/** "$4,300", without cents when there are none; "Pregunte" when the yard wants to be asked. */
export function priceWords({ priceCents }: Pick<CarForSale, "priceCents">, country: "US" | "CA", edition: Edition) {
  if (priceCents === null) return copy[edition].ask;
  return wholeMoney(priceCents, edition, currencyOf(country));
}

export function odometerWords(car: Pick<CarForSale, "odometer" | "odometerUnit">, edition: Edition): string {
  const words = copy[edition];
  if (car.odometer === null) return words.unknown;
  const figure = countText(car.odometer);
  return car.odometerUnit === "km" ? words.kilometres(figure) : words.miles(figure);
}

export const damageWords = (car: Pick<CarForSale, "damagePrimary">, edition: Edition): string =>
  car.damagePrimary ? damageName(car.damagePrimary)[edition] : copy[edition].noDamage;

/** The sign beside the words: a tick, a triangle or a cross; a car that nobody tested has the triangle. */
export const runsSign = (runs: RunsState): "yes" | "starts" | "no" =>
  runs === "runs-and-drives" ? "yes" : runs === "does-not-run" ? "no" : "starts";
