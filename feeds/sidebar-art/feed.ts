import { listSidebarArt } from "#data/queries/feeds-export.ts";
import { defineFeed } from "../feed.ts";
import { picturesOf } from "../lookup/pictures.ts";
import { slotOf } from "../promos/map.ts";
import { mapSidebarArt } from "./map.ts";
import { columns, pictures } from "./schema.ts";

export const sidebarArt = defineFeed({
  about: "The pictures beside the events, by order, language and time.",
  columns,
  pictures: (row) => picturesOf(row, pictures),
  async open(db, settings) {
    const ids = new Map((await listSidebarArt(db)).map((row) => [slotOf({ ...row, language: row.edition }), row.id]));
    const takeId = (slot: string) => {
      const id = settings.takeId("sidebar_art");
      ids.set(slot, id);
      return id;
    };
    return {
      map: ([row]) => mapSidebarArt(row, { images: settings.images, idOf: (slot) => ids.get(slot), takeId }),
    };
  },
  async *read(db, { saveImage }) {
    for (const art of await listSidebarArt(db))
      yield { ...art, language: art.edition, image: await saveImage(art.image_id) };
  },
});
