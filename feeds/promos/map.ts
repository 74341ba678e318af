import { flag, missingForNew, wrongWindow } from "#feeds/engine/demands.ts";
import { draft } from "#feeds/engine/draft.ts";
import type { Mapped, RunSettings } from "#feeds/engine/feed.ts";
import type { Images } from "#feeds/engine/images/images.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import { erasable, type PromoLine, pictures } from "./schema.ts";

export type PromoContext = {
  images: Images;
  idOf: (slot: string) => number | undefined;
  takeId: (slot: string) => number;
  hasColumn: (id: string) => boolean;
};

/**
 * The ids by slot. A file without a column of starts means the only one at that place; where there are several, or none,
 * the one that has no start.
 */
export function createSlots(
  rows: readonly { id: number; position: number; edition: string; starts_at: string | null }[],
  hasStarts: boolean,
) {
  const ids = new Map(rows.map((row) => [slotOf({ ...row, language: row.edition }), row.id]));
  const byPlace = Map.groupBy(rows, (row) => slotOf({ ...row, language: row.edition, starts_at: null }));
  return {
    idOf(slot: string): number | undefined {
      const alone = hasStarts ? [] : (byPlace.get(slot) ?? []);
      return ids.get(slot) ?? (alone.length === 1 ? alone[0]?.id : undefined);
    },
    add: (slot: string, id: number) => ids.set(slot, id),
  };
}

/** What the lines of either feed are read with. */
export function openSlots(
  rows: Parameters<typeof createSlots>[0],
  { images, hasColumn, takeId }: RunSettings,
  table: "promos" | "sidebar_art",
): PromoContext {
  const { idOf, add } = createSlots(rows, hasColumn("starts_at"));
  const take = (slot: string) => {
    const id = takeId(table);
    add(slot, id);
    return id;
  };
  return { images, hasColumn, idOf, takeId: take };
}

/** A promo is known by its place, its language and its start. */
export const slotOf = (row: { position: number; language: string; starts_at?: string | null | undefined }) =>
  `${row.position} ${row.language} ${row.starts_at ?? ""}`;

export function mapPromo(line: PromoLine, { images, idOf, takeId, hasColumn }: PromoContext): Mapped {
  const known = idOf(slotOf(line));
  const { ids, problems } = readPictures(line, pictures, images);
  // The phone's picture is made from the desktop's when there is none.
  const keepsMobile = known !== undefined && !hasColumn("mobile_image");
  const mobile = ids.mobile_image ?? (keepsMobile ? undefined : mobileFrom(line, images));
  problems.push(
    ...(known === undefined && !line.remove ? missingForNew(line, ["name", "url", "desktop_image"]) : []),
    ...wrongWindow(line.starts_at, line.ends_at, "ends_at"),
  );
  if (problems.length > 0) return { problems };
  const id = known ?? takeId(slotOf(line));
  const cells = {
    id,
    position: line.position,
    edition: line.language,
    name: line.name,
    url: line.url,
    new_window: flag(line.new_window),
    desktop_image_id: ids.desktop_image,
    mobile_image_id: mobile,
    starts_at: line.starts_at,
    ends_at: line.ends_at,
  };
  return { drafts: [draft("promos", cells, { keys: [{ id }], clear: line.clear, erasable, remove: line.remove })] };
}

function mobileFrom(line: PromoLine, images: Images): string | undefined {
  const image = line.desktop_image === undefined ? undefined : images.find(line.desktop_image, pictures.mobile_image);
  return image && "id" in image ? image.id : undefined;
}
