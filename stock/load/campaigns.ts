import type { YardEvent } from "#core/event.ts";
import type { Picture, Promo, PromoPosition, SidebarArt } from "#core/promo.ts";
import type { Slide } from "#core/slide.ts";
import { isYard } from "#core/store.ts";
import type { Executor, ImageRow } from "#data/schema.ts";
import type { Campaigns, Chain } from "../stock.ts";
import { loadImages } from "./images.ts";

export async function loadCampaigns(db: Executor, chain: Chain, before: Campaigns | undefined): Promise<Campaigns> {
  const events = await loadEvents(db, chain);
  const promoRows = await db.selectFrom("promos").selectAll().orderBy("position").orderBy("id").execute();
  const artRows = await db.selectFrom("sidebar_art").selectAll().orderBy("position").orderBy("id").execute();
  const slideRows = await db.selectFrom("slides").selectAll().orderBy("position").orderBy("id").execute();
  const wanted = [
    ...events.flatMap((event) => [event.imageId, event.iconImageId]),
    ...promoRows.flatMap((row) => [row.desktop_image_id, row.mobile_image_id]),
    ...artRows.map((row) => row.image_id),
    ...slideRows.flatMap((row) => [row.image_es_id, row.image_en_id]),
  ];
  const images = await loadImages(
    db,
    wanted.filter((id) => id !== null),
    before?.images,
  );
  const picture = (id: string) => pictureOf(images.get(id) as ImageRow);
  return {
    events,
    images,
    promos: promoRows.map(
      (row): Promo => ({
        id: row.id,
        position: row.position as PromoPosition,
        edition: row.edition,
        name: row.name,
        url: row.url,
        newWindow: row.new_window === 1,
        desktop: picture(row.desktop_image_id),
        mobile: picture(row.mobile_image_id),
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      }),
    ),
    sidebarArt: artRows.map(
      (row): SidebarArt => ({
        id: row.id,
        position: row.position,
        edition: row.edition,
        title: row.title,
        url: row.url,
        picture: picture(row.image_id),
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      }),
    ),
    slides: slideRows.map(
      (row): Slide => ({
        id: row.id,
        slug: row.slug,
        kind: row.kind,
        position: row.position,
        title: { es: row.title_es, en: row.title_en },
        body: { es: row.body_es, en: row.body_en },
        linkText: { es: row.link_text_es, en: row.link_text_en },
        url: { es: row.url_es, en: row.url_en },
        newWindow: row.new_window === 1,
        art: row.art,
        pictures:
          row.image_es_id && row.image_en_id ? { es: picture(row.image_es_id), en: picture(row.image_en_id) } : null,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      }),
    ),
  };
}

const pictureOf = ({ id, mime, width, height }: ImageRow): Picture => ({ id, mime, width, height });

async function loadEvents(db: Executor, chain: Chain): Promise<YardEvent[]> {
  const rows = await db.selectFrom("events").selectAll().orderBy("starts_at").orderBy("id").execute();
  const stores = await db.selectFrom("event_stores").selectAll().execute();
  const links = await db.selectFrom("event_links").selectAll().orderBy("position").execute();
  const discounts = await db.selectFrom("event_discounts").selectAll().execute();
  const open = chain.stores.filter((store) => store.active);
  // Where metal is bought and no parts are pulled, nothing is on sale.
  const yards = open.filter(isYard);
  const everywhere = (yards.length > 0 ? yards : open).map((store) => store.id);
  return rows.map((row) => ({
    id: row.id,
    title: { es: row.title_es, en: row.title_en },
    description: { es: row.description_es, en: row.description_en },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.status === "cancelled",
    allStores: row.all_stores === 1,
    storeIds: row.all_stores === 1 ? everywhere : stores.filter((s) => s.event_id === row.id).map((s) => s.store_id),
    imageId: row.image_id,
    iconImageId: row.icon_image_id,
    art: row.art,
    url: { es: row.url_es, en: row.url_en },
    banner:
      row.banner_starts_at && row.banner_ends_at
        ? { startsAt: row.banner_starts_at, endsAt: row.banner_ends_at }
        : null,
    links: links
      .filter((link) => link.event_id === row.id)
      .map((link) => ({ text: { es: link.text_es, en: link.text_en }, url: { es: link.url_es, en: link.url_en } })),
    discounts: discounts
      .filter((discount) => discount.event_id === row.id)
      .map(({ category, percent }) => ({ category, percent })),
  }));
}
