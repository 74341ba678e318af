import { listSlides } from "#data/queries/feeds-export.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { linksOf } from "#feeds/engine/lookup/links.ts";
import { picturesOf } from "#feeds/engine/lookup/pictures.ts";
import { mapSlide } from "./map.ts";
import { columns, erasable, pictures } from "./schema.ts";

export const slides = defineFeed({
  about: "The carousel of the home page and the boxes below it, each with an optional window of time.",
  columns,
  erasable,
  links: (row) => linksOf(row, ["url_es", "url_en"]),
  pictures: (row) => picturesOf(row, pictures),
  async open(db, settings) {
    const known = new Map(
      (await listSlides(db)).map(({ slug, id, art, image_es_id }) => [
        slug,
        { id, hasArt: art !== "", hasPictures: image_es_id !== null },
      ]),
    );
    const take = (slug: string, shows: { hasArt: boolean; hasPictures: boolean }) => {
      const id = settings.takeId("slides");
      known.set(slug, { id, ...shows });
      return id;
    };
    return {
      map: ([row]) => mapSlide(row, { images: settings.images, find: (slug) => known.get(slug), take }),
    };
  },
  async *read(db, { saveImage }) {
    for (const slide of await listSlides(db)) {
      yield {
        ...slide,
        new_window: slide.new_window === 1 ? "yes" : "no",
        image_es: await saveImage(slide.image_es_id),
        image_en: await saveImage(slide.image_en_id),
      };
    }
  },
});
