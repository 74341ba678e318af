import { flag, missingForNew, missingLanguage, wrongWindow } from "#feeds/engine/demands.ts";
import { belonging, draft } from "#feeds/engine/draft.ts";
import type { Child, Mapped, Remark } from "#feeds/engine/feed.ts";
import type { Images } from "#feeds/engine/images/images.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { type EventLine, erasable, pictures } from "./schema.ts";

type EventContext = { stores: StoreLookup; images: Images; isKnown: (id: number) => boolean };

export function mapEvent(line: EventLine, { stores, images, isKnown }: EventContext): Mapped {
  const where = storesOf(line.stores, stores);
  const { ids, problems: wrongPictures } = readPictures(line, pictures, images);
  const isNew = !isKnown(line.id);
  const problems = [
    ...missingLanguage(line, ["title", "description", "url"]),
    ...(isNew && !line.remove ? missingForNew(line, ["title_es", "title_en", "starts_at", "ends_at", "stores"]) : []),
    ...wrongWindow(line.starts_at, line.ends_at, "ends_at"),
    ...wrongWindow(line.banner_starts_at, line.banner_ends_at, "banner_ends_at"),
    ...halfBanner(line),
    ...where.problems,
    ...wrongPictures,
  ];
  if (problems.length > 0) return { problems };
  const cells = {
    id: line.id,
    title_es: line.title_es,
    title_en: line.title_en,
    description_es: line.description_es,
    description_en: line.description_en,
    starts_at: line.starts_at,
    ends_at: line.ends_at,
    status: line.status,
    all_stores: line.stores && flag(where.all),
    image_id: ids.image,
    icon_image_id: ids.icon,
    art: line.art,
    url_es: line.url_es,
    url_en: line.url_en,
    banner_starts_at: line.banner_starts_at,
    banner_ends_at: line.banner_ends_at,
  };
  const { clear, remove } = line;
  const rest = { keys: [{ id: line.id }], clear, erasable, children: childrenOf(line, where), remove };
  return { drafts: [draft("events", cells, rest)] };
}

type Where = { all: boolean; ids: number[]; problems: Remark[] };

function storesOf(words: readonly string[] | undefined, stores: StoreLookup): Where {
  if (words?.includes("*")) return { all: true, ids: [], problems: [] };
  const found = (words ?? []).map((word) => ({ word, store: stores.find(word) }));
  return {
    all: false,
    ids: [...new Set(found.flatMap(({ store }) => (isSaid(store) ? [] : [store.id])))],
    problems: found.flatMap(({ word, store }) =>
      isSaid(store) ? [{ column: "stores", value: word, reason: store }] : [],
    ),
  };
}

function childrenOf(line: EventLine, where: Where): Child[] {
  const parent = { event_id: line.id };
  return [
    ...belonging("event_stores", parent, line.stores && where.ids.map((store_id) => ({ ...parent, store_id }))),
    ...belonging(
      "event_links",
      parent,
      line.links?.map((link, position) => ({ ...parent, position, ...link })),
    ),
    ...belonging(
      "event_discounts",
      parent,
      line.discounts?.map((discount) => ({ ...parent, ...discount })),
    ),
  ];
}

function halfBanner(line: EventLine): Remark[] {
  if ((line.banner_starts_at === undefined) === (line.banner_ends_at === undefined)) return [];
  const column = line.banner_starts_at === undefined ? "banner_starts_at" : "banner_ends_at";
  const reason = {
    es: "está vacío. Un aviso necesita comienzo y fin.",
    en: "is empty. A banner needs a start and an end.",
  };
  return [{ column, value: "", reason }];
}
