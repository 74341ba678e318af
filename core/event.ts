import type { Words } from "./edition.ts";
import { instantOf, type LocalTime } from "./local-time.ts";

type EventLink = { readonly text: Words; readonly url: Words };
type EventDiscount = { readonly category: string; readonly percent: number };

/** Start and end on the clock of each store that has it; the banner's window on the chain's. */
export type YardEvent = {
  readonly id: number;
  readonly title: Words;
  /** Sanitised HTML. */
  readonly description: Words;
  readonly startsAt: LocalTime;
  readonly endsAt: LocalTime;
  readonly cancelled: boolean;
  readonly allStores: boolean;
  /** Every store of it, also when it is at all of them. */
  readonly storeIds: readonly number[];
  readonly imageId: string | null;
  readonly iconImageId: string | null;
  readonly art: string;
  readonly url: Words;
  readonly banner: { readonly startsAt: LocalTime; readonly endsAt: LocalTime } | null;
  readonly links: readonly EventLink[];
  readonly discounts: readonly EventDiscount[];
};

/** From the first minute of a day to the last of a day: it goes by the hours of each store. */
export const isByStoreHours = ({ startsAt, endsAt }: Pick<YardEvent, "startsAt" | "endsAt">): boolean =>
  startsAt.endsWith("T00:00") && endsAt.endsWith("T23:59");

export type EventTime = "coming" | "running" | "past";

export function eventTime(event: Pick<YardEvent, "startsAt" | "endsAt">, now: Date, zone: string): EventTime {
  if (now < instantOf(event.startsAt, zone)) return "coming";
  return now < instantOf(event.endsAt, zone) ? "running" : "past";
}

/** In percent; 0: none. */
export const largestDiscount = ({ discounts }: Pick<YardEvent, "discounts">): number =>
  Math.max(0, ...discounts.map(({ percent }) => percent));

/** A banner's icon counts unless it is missing, has no bytes, or is the empty placeholder: a picture of one dot. */
export const hasIcon = (icon: { bytes: Uint8Array; width: number; height: number } | undefined): boolean =>
  icon !== undefined && icon.bytes.length > 0 && icon.width > 1 && icon.height > 1;
