import { roundMiles } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import type { Span } from "#core/hours.ts";
import { clockText } from "#core/local-time.ts";
import { once } from "#core/once.ts";
import { phoneDigits, type Store, serviceIds } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { hoursHtml } from "./hours-html.ts";
import type { Location } from "./location-shape.ts";
import { type Summed, SummedPieces, summed } from "./summed.ts";

const spanOf = ({ opens, closes }: Span) => ({ opens: clockText(opens), closes: clockText(closes) });

export function presentLocation(stock: Stock, store: Store, edition: Edition): Location {
  const { division, schedule, phone1, phone2 } = store;
  return {
    locationID: store.id,
    site: store.site,
    name: store.name,
    subName: store.subName,
    listText: store.listText,
    type: store.type,
    divisionCode: division.code,
    divisionName: division.name,
    divisionID: division.id,
    locationCountGroup: store.countGroup,
    activeFlag: store.active,
    address1: store.address1,
    address2: store.address2,
    city: store.city,
    state: store.state,
    stateName: store.stateName[edition],
    country: store.country,
    countryName: store.countryName[edition],
    postalCode: store.postalCode,
    publicPhone1: phone1.number,
    phone1Label: phone1.label[edition],
    cleanPhoneLink1: phoneDigits(phone1.number),
    publicPhone2: phone2.number,
    phone2Label: phone2.label[edition],
    cleanPhoneLink2: phoneDigits(phone2.number),
    hours: hoursHtml(schedule.week, edition),
    mapLatitude: store.latitude,
    mapLongitude: store.longitude,
    mapTextLine1: store.mapTextLine1,
    mapTextLine2: store.mapTextLine2,
    additionalInfo: store.info[edition],
    timeZone: schedule.timeZone,
    openingHours:
      schedule.week?.flatMap((spans, at) => spans.map((span) => ({ weekday: at + 1, ...spanOf(span) }))) ?? null,
    specialHours: schedule.specialDays.map(({ day, label, spans }) => ({
      day,
      label: label[edition],
      closed: spans.length === 0,
      spans: spans.map(spanOf),
    })),
    services: serviceIds.filter((service) => store.services.has(service)),
    hasStoreMap: stock.chain.maps.has(store.id),
    slug: store.slug,
  };
}

const ready = once((_: Store): Partial<Record<Edition, Summed>> => ({}));

/** The location as JSON without its opening brace, written once for each state of a store. */
export function locationJson(stock: Stock, store: Store, edition: Edition): Summed {
  const forms = ready(store);
  forms[edition] ??= summed(JSON.stringify(presentLocation(stock, store, edition)).slice(1));
  return forms[edition];
}

/** Locations with their distances, as a JSON list. */
export function locationsJson(
  stock: Stock,
  near: readonly { store: Store; miles: number | null }[],
  edition: Edition,
): SummedPieces {
  const all = new SummedPieces();
  for (const [at, { store, miles }] of near.entries()) {
    const distance = miles === null ? null : roundMiles(miles);
    all.add(summed(`${at > 0 ? "," : "["}{"locationDistance":${distance},`));
    all.add(locationJson(stock, store, edition));
  }
  all.add(summed(near.length > 0 ? "]" : "[]"));
  return all;
}

export const presentSlim = ({ id, listText, name, city, state, postalCode, country }: Store) => ({
  id,
  locationID: id,
  listText,
  name,
  city,
  state,
  postalCode,
  country,
});
