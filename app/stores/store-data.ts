import { dayRuns, type Schedule, type Span, specialDaysAhead, type Week } from "#core/hours.ts";
import { clockText } from "#core/local-time.ts";
import { currencyOf } from "#core/money.ts";
import { isYard, type Store } from "#core/store.ts";
import { directionsUrl, nationalDigits, streetLine } from "./place-words.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
export const telephone = (phone: string) =>
  `+1-${nationalDigits(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3")}`;

/** A whole day is written up to its last minute, as readers of this data expect. */
const spanData = ({ opens, closes }: Span) => ({
  "@type": "OpeningHoursSpecification",
  opens: clockText(opens),
  closes: closes - opens >= 1440 ? "23:59" : clockText(closes),
});

const weekData = (week: Week): object[] =>
  dayRuns(week).flatMap(({ from, to, spans }) =>
    spans.map((span) => ({ ...spanData(span), dayOfWeek: weekdays.slice(from - 1, to) })),
  );

const daysShown = 370;

/** Days that override the week; a closed one opens and closes at midnight. */

const specialData = (schedule: Schedule, now: Date): object[] =>
  specialDaysAhead(schedule, now, daysShown).flatMap(({ day, spans }) => {
    const valid = { validFrom: day, validThrough: day };
    return (spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]).map((span) => ({ ...spanData(span), ...valid }));
  });

/** Hours that nobody has said are left out: an empty list would say that it never opens. */
export const hoursData = (schedule: Schedule, now: Date): object => ({
  ...(schedule.week && { openingHoursSpecification: weekData(schedule.week) }),
  specialOpeningHoursSpecification: specialData(schedule, now),
});

/** A number that nobody has said is left out. */
export const phoneData = (phone: string): object => (phone === "" ? {} : { telephone: telephone(phone) });

export const addressData = (store: Store): object => ({
  "@type": "PostalAddress",
  streetAddress: streetLine(store),
  addressLocality: store.city,
  addressRegion: store.state,
  postalCode: store.postalCode,
  addressCountry: store.country,
});

/** The car-buying desk, with hours of its own. */
export const deskData = (store: Store, name: string, now: Date): object => ({
  "@type": "AutomotiveBusiness",
  name,
  ...phoneData(store.buyingPhone || store.phone1.number),
  address: addressData(store),
  ...hoursData(store.buyingSchedule, now),
});

type Around = { url: string; homeUrl: string; brand: string; deskName: string; now: Date };

/** The store for search engines: address, place, hours with special days, and the car-buying desk. */
export function storeData(store: Store, { url, homeUrl, brand, deskName, now }: Around): object {
  return {
    "@context": "https://schema.org",
    // Where metal is bought and nothing is pulled, no parts are sold.
    "@type": isYard(store) ? "AutoPartsStore" : "RecyclingCenter",
    "@id": url,
    url,
    name: store.name,
    branchCode: store.site,
    ...phoneData(store.phone1.number),
    address: addressData(store),
    geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
    hasMap: directionsUrl(store),
    currenciesAccepted: currencyOf(store.country),
    ...hoursData(store.schedule, now),
    parentOrganization: { "@type": "Organization", name: brand, url: homeUrl },
    ...(store.services.has("buyscars") && { department: deskData(store, `${store.name}: ${deskName}`, now) }),
  };
}
