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
    const ids = new Map((await listSlides(db)).map((slide) => [slide.slug, slide.id]));
    const takeId = (slug: string) => {
      const id = settings.takeId("slides");
      ids.set(slug, id);
      return id;
    };
    return {
      map: ([row]) => mapSlide(row, { images: settings.images, idOf: (slug) => ids.get(slug), takeId }),
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
