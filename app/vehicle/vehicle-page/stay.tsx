import { useCopy, usePage } from "#app/page.tsx";
import { todayAt } from "#app/vehicle/day-set.tsx";
import { addDays, daysBetween } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import "#app/vehicle/vehicle.css";

type StayProps = { dateSet: string; stayDays: number; timeZone: string };

/** How long the car has stood here against how long cars of this yard stood: half of those that left stayed no longer. */
export function Stay({ dateSet, stayDays, timeZone }: StayProps) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const days = Math.max(1, daysBetween(dateSet, todayAt(timeZone, now)));
  const left = stayDays - days;
  const share = Math.min(100, Math.round((days / Math.max(1, stayDays)) * 100));
  return (
    <div className="stay">
      <p>
        <b>{words.dayOf(days, stayDays)}</b>{" "}
        <span className="muted">
          {left > 0 ? words.stayLeft(left, formatDay(addDays(dateSet, stayDays), edition)) : words.stayOver}
        </span>
      </p>
      <svg className="stay__bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share} height="4" />
      </svg>
    </div>
  );
}
