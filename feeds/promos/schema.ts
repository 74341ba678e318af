import { address, fileName, integer, language, localTime, text, yesNo } from "#feeds/engine/checks.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";

export const pictures = { desktop_image: "promo-desktop", mobile_image: "promo-mobile" } as const;

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"promos"> = { ends_at: { ends_at: null } };

/** From when until when a thing of the home page shows. */
export const shownWindow = (from: string, until: string) => ({
  starts_at: {
    aliases: ["start"],
    doc: "From when it shows, on the chain's clock; empty means at once.",
    example: from,
    check: localTime,
  },
  ends_at: { aliases: ["end"], doc: "Until when; empty means for good.", example: until, check: localTime },
});

export const columns = {
  position: {
    required: true,
    aliases: ["positionIndex"],
    doc: "The place on the home page, 0 to 3.",
    example: "0",
    check: integer(0, 3),
  },
  language: {
    required: true,
    aliases: ["edition", "lang"],
    doc: "es or en. Give every promo one line in each language.",
    example: "es",
    check: language,
  },
  name: {
    doc: "What the picture says, in that language; read aloud to those who cannot see it.",
    example: "Vendemos carros",
    check: text(160),
  },
  url: { aliases: ["link"], doc: "Where a click leads.", example: "/coches-en-venta", check: address },
  new_window: { aliases: ["openURLInNewWindow"], doc: "yes opens it in a new window.", example: "no", check: yesNo },
  desktop_image: {
    aliases: ["desktop"],
    doc: "A picture beside this file, at least 200 pixels wide.",
    example: "venta-desktop.jpg",
    check: fileName,
  },
  mobile_image: {
    aliases: ["mobile"],
    doc: "A picture for phones, at least 160 pixels wide; empty means the same.",
    example: "venta-mobile.jpg",
    check: fileName,
  },
  ...shownWindow("2026-06-01 00:00", "2026-07-01 00:00"),
  clear: clearing(erasable),
  remove: { doc: "yes deletes the promo with this position, language and start.", example: "", check: yesNo },
} as const satisfies Columns;

export type PromoLine = RowOf<typeof columns>;
