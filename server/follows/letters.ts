import { type Follow, followName, readFollow } from "#app/follows/read-follow.ts";
import { searchKey } from "#app/inventory/search.ts";
import type { Edition } from "#core/edition.ts";
import { localTimeOf } from "#core/local-time.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { DueFollower } from "#data/writes/follow-cars.ts";
import type { MailParts } from "#data/writes/followers.ts";
import type { Addresses } from "#site/address.ts";
import { editions } from "#site/editions.ts";
import { photoPath } from "#site/photos.ts";
import { vehicleAt } from "#stock/columns.ts";
import { findPrice, listDiscounts, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import type { VehicleIndex } from "#stock/vehicle-index.ts";
import { copy } from "./copy.ts";
import { type Letter, type MailBlock, type MailCar, writeLetter } from "./write-mail.ts";

/** What a letter is written from. */
export type Desk = { brand: string; addresses: Addresses; stock: Stock; now: Date };

const carsShown = 20;

/** The page of all follows of an address; what a mail program calls to end them is the same address. */
export const followsUrl = (addresses: Addresses, edition: Edition, token: string): string =>
  addresses.url("myAlerts", edition, {}, { query: { k: token } });

/** One click in the mail program ends it (RFC 8058), and no program answers it. */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  "Auto-Submitted": "auto-generated",
});

const linksOf = ({ addresses }: Desk, edition: Edition, token: string): Letter["links"] => [
  { text: copy[edition].manage, href: followsUrl(addresses, edition, token) },
  { text: copy[edition].privacy, href: addresses.url("privacy", edition) },
];

/** Asks for a yes. */
export function writeConfirm(desk: Desk, follow: Follow, edition: Edition, token: string): MailParts {
  const words = copy[edition];
  return writeLetter({
    lang: editions[edition].lang,
    subject: words.confirmSubject(desk.brand),
    title: words.confirmTitle,
    intro: [words.confirmText(followName(desk.stock, follow, desk.now, edition))],
    button: { text: words.confirmLink, href: followsUrl(desk.addresses, edition, token) },
    blocks: [],
    outro: [words.confirmEnd],
    links: linksOf(desk, edition, token).slice(1),
  });
}

function priceLine({ stock, now }: Desk, { part }: Follow, store: Store, edition: Edition): string[] {
  const priced = part && store.services.has("partpricing") ? findPrice(stock, store.id, part) : undefined;
  if (!part || !priced) return [];
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  const sale = salePriceCents(priced, listDiscounts(stock, store.id, now));
  const name = part.name[edition];
  return [
    sale === undefined
      ? copy[edition].price(name, money(priced.priceCents))
      : copy[edition].sale(name, money(sale), money(priced.priceCents)),
  ];
}

const placeOf = ({ row }: Vehicle, store: Store, edition: Edition) =>
  [row && copy[edition].row(row), store.listText].filter(Boolean).join(" · ");

function mailCar(desk: Desk, follow: Follow, vehicle: Vehicle, store: Store, edition: Edition): MailCar {
  const { addresses, now } = desk;
  const today = localTimeOf(now, store.schedule.timeZone).day;
  const { dateSet } = vehicle;
  const since = copy[edition].since(formatDay(dateSet, edition), daysAgoInWords(dateSet, today, edition));
  return {
    name: vehicleName(vehicle),
    href: addresses.url("vehicle", edition, { vin: vehicleKey(vehicle) }),
    lines: [placeOf(vehicle, store, edition), since, ...priceLine(desk, follow, store, edition)],
    picture: vehicle.photos.length > 0 ? addresses.hosts[edition] + photoPath(vehicle.id, "small") : undefined,
  };
}

/** Those that are where they should be: what came and has gone again, or left and came back, is not told. */
function listCars({ stock }: Desk, index: VehicleIndex, ids: readonly number[]): { vehicle: Vehicle; store: Store }[] {
  return ids.flatMap((id) => {
    const place = index.findById(id);
    const store = place && stock.chain.storeById.get(place.columns.storeId);
    return place && store ? [{ vehicle: vehicleAt(place.columns, place.row, stock.catalog, stock.words), store }] : [];
  });
}

type Told = { block: MailBlock; came: number; left: number };

function blockOf(
  desk: Desk,
  { query, came, left }: DueFollower["follows"][number],
  edition: Edition,
): Told | undefined {
  const { stock, now, addresses } = desk;
  const words = copy[edition];
  const follow = readFollow(new URLSearchParams(query), stock, now);
  if (!follow) return undefined;
  const cars = listCars(desk, stock.present, came).reverse();
  const gone = listCars(desk, stock.departed, left);
  if (cars.length + gone.length === 0) return undefined;
  const list = new URLSearchParams(searchKey(follow.search));
  const block: MailBlock = {
    title: followName(stock, follow, now, edition),
    href: addresses.url("inventoryResults", edition, {}, { query: list }),
    cars: cars.slice(0, carsShown).map(({ vehicle, store }) => mailCar(desk, follow, vehicle, store, edition)),
    more: cars.length > carsShown ? words.more(cars.length - carsShown) : undefined,
    gone:
      gone.length > 0
        ? {
            title: words.gone,
            lines: gone
              .slice(0, carsShown)
              .map(({ vehicle, store }) => `${vehicleName(vehicle)}, ${placeOf(vehicle, store, edition)}`),
          }
        : undefined,
  };
  return { block, came: cars.length, left: gone.length };
}

/** What a browser shows: two lines, and where a tap leads. */
function writeNote({ brand, addresses }: Desk, edition: Edition, token: string, told: readonly Told[]): MailParts {
  const words = copy[edition];
  const [first] = told;
  const count = (key: "came" | "left") => told.reduce((sum, one) => sum + one[key], 0);
  const [came, left] = [count("came"), count("left")];
  const title = came > 0 ? words.came(brand, came) : words.left(brand, left);
  const body = told.map(({ block }) => block.title).join("\n");
  const only = told.length === 1 && came > 0 ? first?.block : undefined;
  const url = only ? (only.cars.length === 1 ? only.cars[0]?.href : only.href) : followsUrl(addresses, edition, token);
  return { subject: title, body: JSON.stringify({ title, body, url, lang: editions[edition].lang }), html: "" };
}

/** What came and what left of all that an address follows; undefined when none of it is so any more. */
export function writeDigest(desk: Desk, { kind, edition, token, follows }: DueFollower): MailParts | undefined {
  const words = copy[edition];
  const told = follows.flatMap((follow) => blockOf(desk, follow, edition) ?? []);
  if (told.length === 0) return undefined;
  const came = told.reduce((sum, one) => sum + one.came, 0);
  const left = told.reduce((sum, one) => sum + one.left, 0);
  if (kind === "push") return writeNote(desk, edition, token, told);
  return writeLetter({
    lang: editions[edition].lang,
    subject: came > 0 ? words.came(desk.brand, came) : words.left(desk.brand, left),
    title: words.digestTitle,
    intro: [],
    button: undefined,
    blocks: told.map(({ block }) => block),
    outro: [words.still, words.why],
    links: linksOf(desk, edition, token),
  });
}
