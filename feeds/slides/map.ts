import { flag, missingForNew, missingLanguage, wrongWindow } from "#feeds/engine/demands.ts";
import { draft } from "#feeds/engine/draft.ts";
import type { Mapped } from "#feeds/engine/feed.ts";
import type { Images } from "#feeds/engine/images/images.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import { erasable, pictures, type SlideLine } from "./schema.ts";

type SlideContext = {
  images: Images;
  /** What is there under this name, and what it shows. */
  find: (slug: string) => ({ id: number } & Shows) | undefined;
  take: (slug: string, shows: Shows) => number;
};
type Shows = { hasArt: boolean; hasPictures: boolean };

/** What a slide shows once this line is in. */
function showsAfter(line: SlideLine, was: Shows | undefined): Shows {
  const cleared = (column: string) => line.clear?.includes(column) ?? false;
  return {
    hasArt: line.art !== undefined || (Boolean(was?.hasArt) && !cleared("art")),
    hasPictures: line.image_es !== undefined || (Boolean(was?.hasPictures) && !cleared("image_es")),
  };
}

export function mapSlide(line: SlideLine, { images, find, take }: SlideContext): Mapped {
  const known = find(line.slug);
  const shows = showsAfter(line, known);
  const { ids, problems } = readPictures(line, pictures, images);
  problems.push(
    ...missingLanguage(line, ["title", "body", "link_text", "url", "image"]),
    ...wrongWindow(line.starts_at, line.ends_at, "ends_at"),
  );
  if (known === undefined && !line.remove) problems.push(...missingForNew(line, ["title_es", "title_en", "position"]));
  if (!line.remove && !shows.hasArt && !shows.hasPictures)
    problems.push({
      column: "art",
      value: "",
      reason: {
        es: "está vacío, y no hay imágenes. Se necesita lo uno o lo otro.",
        en: "is empty, and there are no pictures. A slide needs one or the other.",
      },
    });
  if (line.clear?.includes("image_es") !== line.clear?.includes("image_en"))
    problems.push({
      column: "clear",
      value: line.clear?.join("|") ?? "",
      reason: {
        es: "quita la imagen de un idioma y deja la del otro: van las dos o ninguna.",
        en: "takes away the picture of one language and leaves the other's: both go or neither.",
      },
    });
  if (problems.length > 0) return { problems };
  const id = known?.id ?? take(line.slug, shows);
  const cells = {
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
  };
  return { drafts: [draft("slides", cells, { keys: [{ id }], clear: line.clear, erasable, remove: line.remove })] };
}
