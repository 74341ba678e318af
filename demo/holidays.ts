import type { Words } from "#core/edition.ts";
import { addDays, type Day } from "#core/local-time.ts";
import type { SpecialDayRow } from "#data/schema.ts";
import { dayOf, easterSunday, nthWeekday, yearOf } from "./days.ts";

/** Minutes after midnight, or closed all day. */
type Holiday = { day: Day; label: Words; hours: readonly [number, number] | null; states?: readonly string[] };

const short = [8 * 60, 15 * 60] as const;
const late = [9 * 60, 16 * 60] as const;
const words = (es: string, en: string): Words => ({ es, en });

function american(year: number): Holiday[] {
  return [
    { day: dayOf(year, 1, 1), label: words("Año Nuevo", "New Year’s Day"), hours: late },
    { day: addDays(nthWeekday(year, 6, 1, 1), -7), label: words("Día de los Caídos", "Memorial Day"), hours: short },
    { day: dayOf(year, 7, 4), label: words("Día de la Independencia", "Independence Day"), hours: short },
    { day: nthWeekday(year, 9, 1, 1), label: words("Día del Trabajo", "Labor Day"), hours: short },
    { day: nthWeekday(year, 11, 4, 4), label: words("Día de Acción de Gracias", "Thanksgiving Day"), hours: null },
    { day: dayOf(year, 12, 24), label: words("Nochebuena", "Christmas Eve"), hours: short },
    { day: dayOf(year, 12, 25), label: words("Navidad", "Christmas Day"), hours: null },
    { day: dayOf(year, 7, 24), label: words("Día de los Pioneros", "Pioneer Day"), hours: short, states: ["UT"] },
  ];
}

function canadian(year: number): Holiday[] {
  // Victoria Day is the Monday before 25 May.
  const victoria = nthWeekday(year, 5, 1, dayOf(year, 5, 25) > nthWeekday(year, 5, 1, 4) ? 4 : 3);
  return [
    { day: dayOf(year, 1, 1), label: words("Año Nuevo", "New Year’s Day"), hours: late },
    { day: nthWeekday(year, 2, 1, 3), label: words("Día de la Familia", "Family Day"), hours: late },
    { day: addDays(easterSunday(year), -2), label: words("Viernes Santo", "Good Friday"), hours: late },
    { day: victoria, label: words("Día de Victoria", "Victoria Day"), hours: late },
    { day: dayOf(year, 7, 1), label: words("Día de Canadá", "Canada Day"), hours: late },
    {
      day: nthWeekday(year, 8, 1, 1),
      label: words("Día de Columbia Británica", "BC Day"),
      hours: late,
      states: ["BC"],
    },
    { day: nthWeekday(year, 8, 1, 1), label: words("Día del Patrimonio", "Heritage Day"), hours: late, states: ["AB"] },
    { day: nthWeekday(year, 9, 1, 1), label: words("Día del Trabajo", "Labour Day"), hours: late },
    { day: nthWeekday(year, 10, 1, 2), label: words("Día de Acción de Gracias", "Thanksgiving Day"), hours: late },
    { day: dayOf(year, 12, 25), label: words("Navidad", "Christmas Day"), hours: null },
    { day: dayOf(year, 12, 26), label: words("Boxing Day (26 de diciembre)", "Boxing Day"), hours: late },
  ];
}

/** A store's special days from a month ago to a year and a month ahead. */
export function specialDays(store: { id: number; country: "US" | "CA"; state: string }, today: Day): SpecialDayRow[] {
  const from = addDays(today, -30);
  const to = addDays(today, 400);
  const rules = store.country === "CA" ? canadian : american;
  return [yearOf(from), yearOf(from) + 1, yearOf(from) + 2]
    .flatMap(rules)
    .filter(({ day, states }) => day >= from && day <= to && (!states || states.includes(store.state)))
    .map(({ day, label, hours }) => ({
      store_id: store.id,
      day,
      span: 0,
      opens_minute: hours?.[0] ?? null,
      closes_minute: hours?.[1] ?? null,
      label_es: label.es,
      label_en: label.en,
    }));
}
