import { addDays, type Day } from "#core/local-time.ts";
import type { Executor, PromoRow, SidebarArtRow, SlideRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { addresses } from "./data/addresses.ts";
import { type PromoText, promoTexts, sidebarTexts } from "./data/promo-texts.ts";
import { slideTexts } from "./data/slide-texts.ts";
import { addPoster } from "./pictures.ts";

const windowOf = ({ window }: PromoText, today: Day) => ({
  starts_at: window && `${addDays(today, window[0])}T00:00`,
  ends_at: window && `${addDays(today, window[1])}T20:00`,
});

export async function makePromos(db: Executor, today: Day): Promise<PromoRow[]> {
  const rows: PromoRow[] = [];
  for (const [index, text] of promoTexts.entries())
    rows.push({
      ...blankRows.promos,
      id: index + 1,
      position: text.position,
      edition: text.edition,
      name: text.name,
      url: addresses[text.page][text.edition],
      desktop_image_id: await addPoster(db, text.poster, 480, 250),
      mobile_image_id: await addPoster(db, text.poster, 320, 320),
      ...windowOf(text, today),
    });
  return rows;
}

export async function makeSidebarArt(db: Executor, today: Day): Promise<SidebarArtRow[]> {
  const rows: SidebarArtRow[] = [];
  for (const [index, text] of sidebarTexts.entries())
    rows.push({
      ...blankRows.sidebar_art,
      id: index + 1,
      position: text.position,
      edition: text.edition,
      title: text.name,
      url: addresses[text.page][text.edition],
      image_id: await addPoster(db, text.poster, 300, 250),
      ...windowOf(text, today),
    });
  return rows;
}

export const makeSlides = (): SlideRow[] =>
  slideTexts.map((text, index) => ({ ...blankRows.slides, id: index + 1, ...text }));
