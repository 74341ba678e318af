import { followAddress, followName } from "#app/follows/follow-words.ts";
import { type CarFollow, type Follow, readFollow } from "#app/follows/read-follow.ts";
import type { PageView } from "#app/page.tsx";
import type { Edition } from "#core/edition.ts";
import { guardedShort } from "#core/guarded-dangers.ts";
import { hasHighVoltage, runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { localTimeOf } from "#core/local-time.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { cautionOn, graveBrief, noCaution } from "#core/part-caution.ts";
import type { Store } from "#core/store.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { MailParts } from "#data/writes/followers.ts";
import type { DueFollower } from "#data/writes/queue-digest.ts";
import type { Addresses } from "#site/address.ts";
import { editions, spokenIn } from "#site/editions.ts";
import { photoPath } from "#site/photos.ts";
import { vehicleAt } from "#stock/columns.ts";
import { partCaution } from "#stock/part-facts.ts";
import { findPrice, listDiscounts, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import type { VehicleFinder } from "#stock/vehicle-index.ts";
import { copy } from "./copy.ts";
import type { Desk } from "./desk.ts";
import { listNews } from "./news.ts";
import { type Letter, type MailBlock, type MailItem, writeLetter } from "./write-mail.ts";

const carsShown = 20;

/** The page of all follows of an address; what a mail program calls to end them is the same address. */
export const followsUrl = (addresses: Addresses, edition: Edition, token: string): string =>
  addresses.url("myAlerts", spokenIn(edition, addresses.languages()), {}, { query: { k: token } });

/** Where a mailbox says that it wants no mail, or wants it again. */
const quietUrl = (addresses: Addresses, edition: Edition, quiet: string): string =>
  addresses.url("myAlerts", spokenIn(edition, addresses.languages()), {}, { query: { n: quiet } });

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

/** Of the part that a follow names, where it may kill; beside it, whatever the part, that its cars run on high voltage. */
function warningOf({ stock }: Desk, follow: Follow | CarFollow, cars: readonly Vehicle[], edition: Edition) {
  if (!("part" in follow) || !follow.part) return undefined;
  const models = follow.kind === "cars" ? follow.search.modelIds : [];
  const highVoltage = models.some((id) => hasHighVoltage(nameOfModel(stock, id))) || cars.some(runsOnHighVoltage);
  const caution = partCaution(stock, follow.part.id);
  const ofCar = cautionOn(caution, highVoltage) === caution ? noCaution : cautionOn(noCaution, true);
  return [caution, ofCar].flatMap((one) => graveBrief(one, edition) || []).join(" ") || undefined;
}

function nameOfModel({ catalog }: Stock, id: number): string {
  const model = catalog.findModel(id);
  return model ? `${catalog.make(model.makeId).name} ${model.name}` : "";
}

/** Asks for a yes, or for a word never to write again. */
export function writeConfirm(
  desk: Desk,
  follow: Follow,
  edition: Edition,
  { token, quiet }: { token: string; quiet: string },
): MailParts {
  const words = copy[edition];
  const warning = warningOf(desk, follow, [], edition);
  return writeLetter({
    lang: editions[edition].lang,
    brand: desk.brand,
    subject: words.confirmSubject(desk.brand),
    title: words.confirmTitle,
    intro: [
      (follow.kind === "cars" ? words.confirmText : words.confirmOther)(
        followName(desk.stock, follow, desk.now, edition),
      ),
      ...(warning ? [warning] : []),
    ],
    button: { text: words.confirmLink, href: followsUrl(desk.addresses, edition, token) },
    blocks: [],
    outro: [words.confirmEnd],
    links: [
      { text: words.never, href: quietUrl(desk.addresses, edition, quiet) },
      ...linksOf(desk, edition, token).slice(1),
    ],
  });
}

function priceLine({ stock, now }: Desk, { part }: CarFollow, store: Store, edition: Edition): string[] {
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

const voltsLine = (vehicle: Vehicle, edition: Edition): string[] =>
  runsOnHighVoltage(vehicle) ? [`${guardedShort["high-voltage-car"][edition]}.`] : [];

function mailCar(desk: Desk, follow: CarFollow, vehicle: Vehicle, store: Store, edition: Edition): MailItem {
  const { addresses, now } = desk;
  const today = localTimeOf(now, store.schedule.timeZone).day;
  const { dateSet } = vehicle;
  const since = copy[edition].since(formatDay(dateSet, edition), daysAgoInWords(dateSet, today, edition));
  return {
    name: vehicleName(vehicle),
    href: addresses.url("vehicle", edition, { vin: vehicleKey(vehicle) }),
    lines: [
      placeOf(vehicle, store, edition),
      since,
      ...priceLine(desk, follow, store, edition),
      ...voltsLine(vehicle, edition),
    ],
    picture: vehicle.photos.length > 0 ? addresses.hosts[edition] + photoPath(vehicle.id, "small") : undefined,
  };
}

/** Those that are where they should be: what came and has gone again, or left and came back, is not told. */
function listCars({ stock }: Desk, index: VehicleFinder, ids: readonly number[]): { vehicle: Vehicle; store: Store }[] {
  return ids.flatMap((id) => {
    const place = index.findById(id);
    const store = place && stock.chain.storeById.get(place.columns.storeId);
    return place && store ? [{ vehicle: vehicleAt(place.columns, place.row, stock.catalog, stock.words), store }] : [];
  });
}

type FollowBlock = {
  block: MailBlock;
  came: number[];
  left: number[];
  /** What is new of an event or a price, each as the subject of a mail. */
  news: string[];
};

function carsBlock(
  desk: Desk,
  follow: CarFollow,
  { came, left }: DueFollower["follows"][number],
  edition: Edition,
): Pick<MailBlock, "warning" | "items" | "more" | "gone"> & Pick<FollowBlock, "came" | "left"> {
  const { stock } = desk;
  const words = copy[edition];
  const cars = listCars(desk, stock.present, came).reverse();
  const gone = listCars(desk, stock.departed, left);
  const lines = gone
    .slice(0, carsShown)
    .map(({ vehicle, store }) => `${vehicleName(vehicle)}, ${placeOf(vehicle, store, edition)}`);
  const told = [...cars, ...gone].map(({ vehicle }) => vehicle);
  return {
    warning: warningOf(desk, follow, told, edition),
    items: cars.slice(0, carsShown).map(({ vehicle, store }) => mailCar(desk, follow, vehicle, store, edition)),
    more: cars.length > carsShown ? words.more(cars.length - carsShown) : undefined,
    gone: gone.length > 0 ? { title: words.gone, lines } : undefined,
    came: cars.map(({ vehicle }) => vehicle.id),
    left: gone.map(({ vehicle }) => vehicle.id),
  };
}

function blockOf(desk: Desk, told: DueFollower["follows"][number], edition: Edition): FollowBlock | undefined {
  const { stock, now, addresses } = desk;
  const follow = readFollow(new URLSearchParams(told.query), stock, now);
  if (!follow) return undefined;
  const href: PageView["href"] = (id, ...values) => addresses.url(id, edition, ...values);
  const head = { title: followName(stock, follow, now, edition), href: followAddress(follow, edition, href) };
  if (follow.kind === "cars") {
    const { came, left, ...cars } = carsBlock(desk, follow, told, edition);
    return came.length + left.length > 0 ? { block: { ...head, ...cars }, came, left, news: [] } : undefined;
  }
  const { items, subjects } = listNews(desk, follow, told.news, edition, href);
  if (items.length === 0) return undefined;
  const warning = warningOf(desk, follow, [], edition);
  return { block: { ...head, warning, items, more: undefined, gone: undefined }, came: [], left: [], news: subjects };
}

/**
 * What a mail is called: by the cars that came, else by the rest that is new, else by what left. What two follows of theirs
 * found is one car, and one event.
 */
function subjectOf({ brand }: Desk, edition: Edition, told: readonly FollowBlock[]): string {
  const words = copy[edition];
  const count = (key: "came" | "left") => new Set(told.flatMap((one) => one[key])).size;
  const news = [...new Set(told.flatMap((one) => one.news))];
  if (count("came") > 0) return words.came(brand, count("came"));
  if (news.length === 0) return words.left(brand, count("left"));
  return news.length === 1 ? (news[0] as string) : words.news(brand, news.length);
}

/** What a browser shows: a few lines, none of them twice, and where a tap leads. */
function writeNote(desk: Desk, edition: Edition, token: string, told: readonly FollowBlock[]): MailParts {
  const title = subjectOf(desk, edition, told);
  const lines = told.flatMap(({ block: { title: name, warning } }) => [name, ...(warning ? [warning] : [])]);
  const body = [...new Set(lines)].join("\n");
  const only = told.length === 1 ? told[0]?.block : undefined;
  // Where nothing came, the list shows what is left like it.
  const [item, ...others] = only?.items ?? [];
  const url = only ? (item && others.length === 0 ? item.href : only.href) : followsUrl(desk.addresses, edition, token);
  return noteOf(title, body, url, edition);
}

const noteOf = (title: string, body: string, url: string, edition: Edition): MailParts => ({
  subject: title,
  body: JSON.stringify({ title, body, url, lang: editions[edition].lang }),
  html: "",
});

/** What a browser is told first, so that it is known to be one. */
export const writeWelcome = (desk: Desk, follow: Follow, edition: Edition, token: string): MailParts =>
  noteOf(
    copy[edition].welcome(desk.brand),
    followName(desk.stock, follow, desk.now, edition),
    followsUrl(desk.addresses, edition, token),
    edition,
  );

/** What is new of all that an address follows; undefined when none of it is so any more. */
export function writeDigest(desk: Desk, { kind, token, follows, ...asked }: DueFollower): MailParts | undefined {
  // Whoever asked in a language that the chain has given up is told in the one that is left.
  const edition = spokenIn(asked.edition, desk.addresses.languages());
  const words = copy[edition];
  const told = follows.flatMap((follow) => blockOf(desk, follow, edition) ?? []);
  if (told.length === 0) return undefined;
  if (kind === "push") return writeNote(desk, edition, token, told);
  const hasCars = told.some(({ came, left }) => came.length + left.length > 0);
  return writeLetter({
    lang: editions[edition].lang,
    brand: desk.brand,
    subject: subjectOf(desk, edition, told),
    title: told.every(({ block, news }) => block.items.length > 0 && news.length === 0)
      ? words.digestTitle
      : words.newsTitle,
    intro: [],
    button: undefined,
    blocks: told.map(({ block }) => block),
    outro: [...(hasCars ? [words.still] : []), words.why],
    links: linksOf(desk, edition, token),
  });
}
