import { withCleared } from "#feeds/engine/clear.ts";
import { flag, missingForNew, missingLanguage, wrongWindow } from "#feeds/engine/demands.ts";
import type { Draft, Mapped } from "#feeds/engine/feed.ts";
import type { Images } from "#feeds/engine/images/images.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import { erasable, pictures, type SlideLine } from "./schema.ts";

export type SlideContext = {
  images: Images;
  idOf: (slug: string) => number | undefined;
  takeId: (slug: string) => number;
};

export function mapSlide(line: SlideLine, { images, idOf, takeId }: SlideContext): Mapped {
  const known = idOf(line.slug);
  const { ids, problems } = readPictures(line, pictures, images);
  problems.push(
    ...missingLanguage(line, ["title", "body", "link_text", "url", "image"]),
    ...wrongWindow(line.starts_at, line.ends_at, "ends_at"),
  );
  if (known === undefined && !line.remove) {
    problems.push(...missingForNew(line, ["title_es", "title_en", "position"]));
    if (line.image_es === undefined && line.art === undefined) {
      problems.push({
        column: "art",
        value: "",
        reason: {
          es: "está vacío, y no hay imágenes. Se necesita lo uno o lo otro.",
          en: "is empty, and there are no pictures. A slide needs one or the other.",
        },
      });
    }
  }
  if (problems.length > 0) return { problems };
  const id = known ?? takeId(line.slug);
  const draft: Draft = {
    table: "slides",
    keys: [{ id }],
    values: withCleared(
      {
        id,
        slug: line.slug,
        kind: line.kind,
        position: line.position,
        title_es: line.title_es,
        title_en: line.title_en,
        body_es: line.body_es,
        body_en: line.body_en,
        link_text_es: line.link_text_es,
        link_text_en: line.link_text_en,
        url_es: line.url_es,
        url_en: line.url_en,
        new_window: flag(line.new_window),
        art: line.art,
        image_es_id: ids.image_es,
        image_en_id: ids.image_en,
        starts_at: line.starts_at,
        ends_at: line.ends_at,
      },
      line.clear,
      erasable,
    ),
    ...(line.remove ? { remove: true } : {}),
  };
  return { drafts: [draft] };
}
