import { localTimeOf } from "#core/local-time.ts";

/** The day on the clock of a yard; without one, on the device's. */
export const dayIn = (now: Date, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string =>
  localTimeOf(now, zone).day;
