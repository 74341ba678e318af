import { address, fileName, integer, language, text, yesNo } from "#feeds/engine/checks.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";
import { shownWindow } from "../promos/schema.ts";

export const pictures = { image: "art" } as const;

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"sidebar_art"> = { ends_at: { ends_at: null } };

export const columns = {
  position: { required: true, doc: "The order in the column, from 0.", example: "0", check: integer(0, 99) },
  language: {
    required: true,
    aliases: ["edition", "lang"],
    doc: "es or en. Give every picture one line in each language.",
    example: "es",
    check: language,
  },
  title: {
    aliases: ["name"],
    doc: "What the picture says, in that language.",
    example: "Garantía más larga",
    check: text(160),
  },
  url: { aliases: ["link"], doc: "Where a click leads.", example: "/acera/warranty-plus", check: address },
  image: { doc: "A picture beside this file, at least 120 pixels wide.", example: "garantia.jpg", check: fileName },
  ...shownWindow("", ""),
  clear: clearing(erasable),
  remove: { doc: "yes deletes the picture with this position, language and start.", example: "", check: yesNo },
} as const satisfies Columns;

export type SidebarArtLine = RowOf<typeof columns>;
