import { eventArt } from "#core/campaign-art.ts";
import { address, fileName, html, integer, list, localTime, oneOf, text, yesNo } from "#feeds/engine/checks.ts";
import { categoryWords } from "#feeds/engine/clean/category.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";
import { discounts, links } from "./cells.ts";

export const pictures = { image: "event", icon: "icon" } as const;

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"events"> = {
  description_es: { description_es: "" },
  description_en: { description_en: "" },
  image: { image_id: null },
  url_es: { url_es: "" },
  url_en: { url_en: "" },
  banner_starts_at: { banner_starts_at: null },
  banner_ends_at: { banner_ends_at: null },
};

export const columns = {
  id: {
    required: true,
    aliases: ["event", "event id"],
    doc: "The event's number; it never changes and is part of its address.",
    example: "41",
    check: integer(1, 999_999_999),
  },
  title_es: { doc: "Title in Spanish.", example: "Sábado de mofles", check: text(120) },
  title_en: { doc: "Title in English.", example: "Muffler Saturday", check: text(120) },
  description_es: {
    doc: "Description in Spanish; simple HTML is kept.",
    example: "<p>Todos los mofles a mitad de precio.</p>",
    check: html(8000),
  },
  description_en: { doc: "The same in English.", example: "<p>Every muffler at half price.</p>", check: html(8000) },
  starts_at: {
    aliases: ["start"],
    doc: "Start, on each store's clock; 00:00 when it goes by the hours of each store.",
    example: "2026-06-06 08:00",
    check: localTime,
  },
  ends_at: {
    aliases: ["end"],
    doc: "End, on each store's clock; 23:59 of its last day when it goes by the hours of each store.",
    example: "2026-06-06 17:00",
    check: localTime,
  },
  stores: { doc: "The stores, with | between; * means all.", example: "FW1|CHI", check: list(80) },
  status: {
    doc: "scheduled or cancelled.",
    example: "scheduled",
    check: oneOf(["scheduled", "cancelled"] as const, { programado: "scheduled", cancelado: "cancelled" }),
  },
  image: { doc: "A picture beside this file, at least 300 pixels wide.", example: "", check: fileName },
  icon: { doc: "A small picture for the banner, at least 24 pixels wide.", example: "", check: fileName },
  art: {
    doc: `What it is about, or a drawing of the site used when there is no picture: ${eventArt.join(", ")}.`,
    example: "wheels",
    check: oneOf(eventArt),
  },
  url_es: { doc: "Where to read more, Spanish.", example: "/precios-de-piezas", check: address },
  url_en: { doc: "Where to read more, English.", example: "/part-pricing", check: address },
  banner_starts_at: {
    doc: "From when the banner shows, on the chain's clock.",
    example: "2026-06-01 00:00",
    check: localTime,
  },
  banner_ends_at: { doc: "Until when the banner shows.", example: "2026-06-06 17:00", check: localTime },
  links: {
    doc: "Links in the banner, one a line: Spanish text | English text | Spanish address | English address.",
    example: "Ver precios | See prices | /precios-de-piezas | /part-pricing",
    check: links,
  },
  discounts: {
    doc: `Percent off by category while it runs, with | between; * means every part. The categories: ${categoryWords}.`,
    example: "exhaust=50",
    check: discounts,
  },
  clear: clearing(erasable),
  remove: { doc: "yes deletes the event.", example: "", check: yesNo },
} as const satisfies Columns;

export type EventLine = RowOf<typeof columns>;
