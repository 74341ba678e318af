import { listPromos } from "#data/queries/feeds-export.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { linksOf } from "#feeds/engine/lookup/links.ts";
import { picturesOf } from "#feeds/engine/lookup/pictures.ts";
import { mapPromo, openSlots } from "./map.ts";
import { columns, erasable, pictures } from "./schema.ts";

export const promos = defineFeed({
  about: "The four promotional pictures of the home page, by place, language and time.",
  columns,
  erasable,
  links: (row) => linksOf(row, ["url"]),
  pictures: (row) => [
    ...picturesOf(row, pictures),
    // The phone's picture is made from the desktop's when there is none.
    ...picturesOf({ mobile_image: row.mobile_image ? undefined : row.desktop_image }, pictures),
  ],
  async open(db, settings) {
    const context = openSlots(await listPromos(db), settings, "promos");
    return { map: ([row]) => mapPromo(row, context) };
  },
  async *read(db, { saveImage }) {
    for (const promo of await listPromos(db)) {
      yield {
        ...promo,
        language: promo.edition,
        new_window: promo.new_window === 1 ? "yes" : "no",
        desktop_image: await saveImage(promo.desktop_image_id),
        mobile_image: await saveImage(promo.mobile_image_id),
      };
    }
  },
});
