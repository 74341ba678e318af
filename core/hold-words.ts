import type { Edition } from "./edition.ts";
import { localTimeOf } from "./local-time.ts";
import { formatClock, formatDay } from "./time-words.ts";
import { isHeld, type Vehicle } from "./vehicle.ts";

/**
 * "Apartado hasta el 19 nov, 5 p. m.", on the yard's clock; "" of a car that is not held. By its date and never as "today": a copy
 * on paper, or kept by a phone, says the same tomorrow.
 */
export function holdText(
  car: Pick<Vehicle, "heldUntil">,
  timeZone: string,
  now: Date,
  edition: Edition,
  style: "long" | "short" = "long",
): string {
  if (car.heldUntil === null || !isHeld(car, now)) return "";
  const { day, minute } = localTimeOf(new Date(car.heldUntil), timeZone);
  const until = `${formatDay(day, edition, style)}, ${formatClock(minute, edition)}`;
  return edition === "es" ? `Apartado hasta el ${until}` : `On hold until ${until}`;
}
