import { addDays, instantOf, localTimeOf } from "#core/local-time.ts";

/** When digests go out, on the clock of whoever gets them. */
const morningHour = 7;

/** The next morning in a zone, after this moment: whoever was told today is told again tomorrow at the earliest. */
export function nextMorning(zone: string, now: Date): Date {
  const { day } = localTimeOf(now, zone);
  const at = (date: string) => instantOf(`${date}T0${morningHour}:00`, zone);
  const today = at(day);
  return today > now ? today : at(addDays(day, 1));
}
