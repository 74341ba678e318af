import { listSidebarArt } from "#data/queries/feeds-export.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { linksOf } from "#feeds/engine/lookup/links.ts";
import { picturesOf } from "#feeds/engine/lookup/pictures.ts";
import { openSlots } from "../promos/map.ts";
import { mapSidebarArt } from "./map.ts";
import { columns, erasable, pictures } from "./schema.ts";

export const sidebarArt = defineFeed({
  about: "The pictures beside the events, by order, language and time.",
  columns,
  erasable,
  links: (row) => linksOf(row, ["url"]),
  pictures: (row) => picturesOf(row, pictures),
  async open(db, settings) {
    const context = openSlots(await listSidebarArt(db), settings, "sidebar_art");
    return { map: ([row]) => mapSidebarArt(row, context) };
  },
  async *read(db, { saveImage }) {
    for (const art of await listSidebarArt(db))
      yield { ...art, language: art.edition, image: await saveImage(art.image_id) };
  },
});
