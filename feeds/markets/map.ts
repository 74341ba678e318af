import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { belonging, draft } from "#feeds/engine/draft.ts";
import type { Child, Mapped, Remark } from "#feeds/engine/feed.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import type { MarketLine } from "./schema.ts";

type MarketContext = {
  stores: StoreLookup;
  idOf: (slug: string) => number | undefined;
  takeId: (slug: string) => number;
  /** The market that a store is in already. */
  marketOf: (storeId: number) => string | undefined;
};

export function mapMarket(line: MarketLine, context: MarketContext): Mapped {
  const known = context.idOf(line.slug);
  const found = (line.stores ?? []).map((word) => ({ word, store: context.stores.find(word) }));
  const elsewhere = found.flatMap(({ word, store }) => {
    const market = isSaid(store) ? undefined : context.marketOf(store.id);
    if (market === undefined || market === line.slug) return [];
    return [
      {
        column: "stores",
        value: word,
        reason: {
          es: `está en la zona ${market}; un patio tiene solo una. Quítelo primero de ahí.`,
          en: `is in the market ${market}; a store has only one. Take it off there first.`,
        },
      },
    ];
  });
  const problems: Remark[] = [
    ...elsewhere,
    ...missingLanguage(line, ["name", "area"]),
    ...(known === undefined && !line.remove
      ? missingForNew(line, ["name_es", "name_en", "state", "country", "stores"])
      : []),
    ...found.flatMap(({ word, store }) => (isSaid(store) ? [{ column: "stores", value: word, reason: store }] : [])),
  ];
  if (problems.length > 0) return { problems };
  const id = known ?? context.takeId(line.slug);
  const stores = [...new Set(found.flatMap(({ store }) => (isSaid(store) ? [] : [store.id])))];
  const cells = {
    id,
    slug: line.slug,
    name_es: line.name_es,
    name_en: line.name_en,
    state: line.state,
    country: line.country,
    phone: line.phone,
    area_es: line.area_es,
    area_en: line.area_en,
  };
  const rows = stores.map((store_id, position) => ({ market_id: id, store_id, position }));
  const children = [...belonging("market_stores", { market_id: id }, line.stores && rows), ...placesOf(line, id)];
  return { drafts: [draft("markets", cells, { keys: [{ id }], children, remove: line.remove })] };
}

function placesOf(line: MarketLine, id: number): Child[] {
  const kinds = [
    ["postal", line.postal_codes],
    ["city", line.cities],
  ] as const;
  return kinds.flatMap(([kind, places]) =>
    belonging(
      "market_places",
      { market_id: id, kind },
      places?.map((place) => ({ market_id: id, kind, place })),
    ),
  );
}
