import { missingForNew, wrongWindow } from "#feeds/engine/demands.ts";
import { draft } from "#feeds/engine/draft.ts";
import type { Mapped } from "#feeds/engine/feed.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import { type PromoContext, slotOf } from "../promos/map.ts";
import { erasable, pictures, type SidebarArtLine } from "./schema.ts";

export function mapSidebarArt(line: SidebarArtLine, { images, idOf, takeId }: PromoContext): Mapped {
  const known = idOf(slotOf(line));
  const { ids, problems } = readPictures(line, pictures, images);
  problems.push(
    ...(known === undefined && !line.remove ? missingForNew(line, ["title", "url", "image"]) : []),
    ...wrongWindow(line.starts_at, line.ends_at, "ends_at"),
  );
  if (problems.length > 0) return { problems };
  const id = known ?? takeId(slotOf(line));
  const cells = {
    id,
    position: line.position,
    edition: line.language,
    title: line.title,
    url: line.url,
    image_id: ids.image,
    starts_at: line.starts_at,
    ends_at: line.ends_at,
  };
  return {
    drafts: [draft("sidebar_art", cells, { keys: [{ id }], clear: line.clear, erasable, remove: line.remove })],
  };
}
