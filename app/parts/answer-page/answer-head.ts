import { noAside } from "#app/box/aside.ts";
import type { Head, PageRequest } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { fitDescription, fitTitle } from "#core/page-words.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { listYardsMeant } from "#stock/yards-meant.ts";
import { copy } from "./copy.ts";
import { billsAt } from "./held.ts";
import type { AnswerPage } from "./load.ts";

/** The answer as search engines read it: a list of cars. There is no offer: whether a car still has the part nobody knows. */
function answerData({ answer, part, modelName }: AnswerPage, request: PageRequest<"partAnswer">): object[] {
  const { edition, url, params } = request;
  const words = copy[edition];
  const name = words.heading(part, modelName);
  const cars = answer.yards.flatMap(({ cars: here }) => here.map(({ vehicle }) => vehicle));
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name,
      numberOfItems: answer.total,
      itemListElement: cars.map((vehicle, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: vehicleName(vehicle),
        url: url("vehicle", { vin: vehicleKey(vehicle) }),
      })),
    },
    breadcrumbData([
      { href: url("findPart"), text: words.crumb },
      { href: url("partAnswer", params), text: name },
    ]),
  ];
}

type Request = PageRequest<"partAnswer">;

function titleOf(
  { part, car, model, atCounter, lacking, address: { place } }: AnswerPage,
  { edition, settings }: Request,
): string {
  const words = copy[edition];
  const bare = words.titleShortest(part, car);
  const short = words.titleShortest(part, model.name);
  const tight = `${part}: ${model.name}`;
  if (atCounter || lacking) return fitTitle(settings.brand, bare, short, tight);
  return place.place
    ? fitTitle(settings.brand, words.titleNear(part, car, place.name), bare, short, tight)
    : fitTitle(settings.brand, words.title(part, car), words.titleShort(part, car), bare, short, tight);
}

function descriptionOf(
  { part, car, answer, address, atCounter, note, never, lacking }: AnswerPage,
  { edition }: Request,
): string {
  const words = copy[edition];
  if (answer.ban && answer.yards.length === 0) return answer.ban.why[edition];
  if (atCounter && note) return `${words.titleShortest(part, car)}: ${note.instead[edition]}`;
  const missing = never ?? lacking;
  if (missing) return `${missing.title}. ${missing.text}`;
  if (answer.total === 0 && answer.rare) return `${words.titleShortest(part, car)}: ${answer.rare[edition]}`;
  if (answer.total === 0) return words.descriptionNone(part, car, address.place.place !== undefined);
  const cars = words.cars(countText(answer.total));
  const said = words.description(part, car, cars, words.yards(countText(answer.stores)));
  const cost = costOf(answer, edition);
  return fitDescription(said + cost + words.descriptionRow, said + cost, said);
}

/** One price where it is the same for every kind and at every yard in view, else from which on; read off the cars, it names the kind. */
function costOf({ yards, kinds, kind, kindBy }: AnswerPage["answer"], edition: Edition): string {
  const country = yards.find(({ price }) => price)?.store.country;
  const bills = yards
    .filter(({ store }) => store.country === country)
    .flatMap(billsAt)
    .sort((a, b) => a.partsCents - b.partsCents || a.coresCents - b.coresCents);
  const [least] = bills;
  if (!country || !least) return "";
  const money = (cents: number) => (cents > 0 ? formatMoney(cents, edition, currencyOf(country)) : "");
  const from = bills.some((bill) => bill.partsCents !== least.partsCents || bill.coresCents !== least.coresCents);
  const words = copy[edition];
  const [price, core] = [money(least.partsCents), money(least.coresCents)];
  return kind && (kindBy === "cars" || kindBy === "size") && kinds.length > 1
    ? words.descriptionKind(kind.part.name[edition], price, core, from)
    : words.descriptionPrice(price, core, from);
}

export function answerHead(page: AnswerPage, request: Request): Head {
  const { family, car, address, answer, chosen, offered } = page;
  const { place, wrongYears } = address;
  const { edition, stock } = request;
  const asked = listYardsMeant(stock, { origin: place.place, miles: address.distance });
  const narrowed = Object.values(writeAddress(address)).some(Boolean);
  const wrong = wrongYears !== undefined || (place.wrong !== undefined && place.wrong !== "unknown");
  const part = answer.kindBy === "asked" && chosen ? chosen.part.name[edition] : family.name[edition];
  return {
    question: [part, car, address.engine, place.name].filter(Boolean).join(" "),
    title: titleOf(page, request),
    description: descriptionOf(page, request),
    // What the counter alone sells is the same for every model.
    noindex: narrowed || !offered || page.atCounter,
    canonical: { query: writeAddress({ ...address, aside: noAside }) },
    jsonLd: answer.total > 0 ? answerData(page, request) : [],
    search: {
      kind: "inventory",
      found: answer.total > 0 || page.atCounter,
      known: copy[edition].heading(page.part, car),
      zip: place.code,
    },
    yards: { kind: "search", storeIds: asked },
    ...(wrong && { status: 400 }),
  };
}
