import { campaignArt } from "#core/campaign-art.ts";
import { address, fileName, integer, oneOf, slug, text, yesNo } from "#feeds/engine/checks.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";
import { shownWindow } from "../promos/schema.ts";

export const pictures = { image_es: "slide", image_en: "slide" } as const;

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"slides"> = {
  body_es: { body_es: "" },
  body_en: { body_en: "" },
  link_text_es: { link_text_es: "" },
  link_text_en: { link_text_en: "" },
  url_es: { url_es: "" },
  url_en: { url_en: "" },
  art: { art: "" },
  image_es: { image_es_id: null },
  image_en: { image_en_id: null },
  starts_at: { starts_at: null },
  ends_at: { ends_at: null },
};

export const columns = {
  slug: {
    required: true,
    aliases: ["id", "key"],
    doc: "The slide's short name; it never changes.",
    example: "labor-day-sale",
    check: slug,
  },
  kind: {
    doc: "slide for the carousel, tout for the boxes below.",
    example: "slide",
    check: oneOf(["slide", "tout"] as const, { lamina: "slide", recuadro: "tout" }),
  },
  position: { aliases: ["order"], doc: "The order, from 0.", example: "1", check: integer(0, 999) },
  title_es: { doc: "Title in Spanish.", example: "Venta del Día del Trabajo", check: text(120) },
  title_en: { doc: "Title in English.", example: "Labor Day sale", check: text(120) },
  body_es: { doc: "A sentence in Spanish.", example: "Todas las piezas con 40% de descuento.", check: text(400) },
  body_en: { doc: "The same in English.", example: "All parts 40% off.", check: text(400) },
  link_text_es: { doc: "Words of the link in Spanish.", example: "Ver precios", check: text(60) },
  link_text_en: { doc: "Words of the link in English.", example: "See prices", check: text(60) },
  url_es: { doc: "Where it leads, Spanish.", example: "/precios-de-piezas", check: address },
  url_en: { doc: "Where it leads, English.", example: "/part-pricing", check: address },
  new_window: { doc: "yes opens it in a new window.", example: "no", check: yesNo },
  art: {
    doc: `A drawing of the site: ${campaignArt.join(", ")}. A slide needs this or both pictures.`,
    example: "hero",
    check: oneOf(campaignArt),
  },
  image_es: {
    doc: "A picture with Spanish words beside this file, at least 600 pixels wide.",
    example: "",
    check: fileName,
  },
  image_en: { doc: "The same with English words.", example: "", check: fileName },
  ...shownWindow("2025-08-25 00:00", "2025-09-01 20:00"),
  clear: clearing(erasable),
  remove: { doc: "yes deletes the slide.", example: "", check: yesNo },
} as const satisfies Columns;

export type SlideLine = RowOf<typeof columns>;
