import { usePage } from "#app/page.tsx";
import { findDrawnArt } from "#app/shell/drawn-art.ts";
import type { YardEvent } from "#core/event.ts";
import type { Picture } from "#core/promo.ts";
import "./events.css";

/** The event's own picture, else the drawing it names. */
export function EventPicture({ event, picture }: { event: YardEvent; picture: Picture | undefined }) {
  const { edition, asset } = usePage();
  const drawn = findDrawnArt(event.art, edition);
  const shown = picture ? { ...picture, src: `/images/${picture.id}` } : drawn && { ...drawn, src: asset(drawn.name) };
  if (!shown) return null;
  return (
    <div className="event-picture">
      <img src={shown.src} width={shown.width} height={shown.height} alt="" />
    </div>
  );
}
