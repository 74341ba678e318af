import { pageEdition } from "#app/shell/browser/page-edition.ts";
import { copy } from "#app/vehicle/gallery-copy.ts";

/** Which photo fills the frame when its track stands so far along. */
export const photoAt = (scrolled: number, width: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(scrolled / Math.max(1, width))));

/** Without it the frame scrolls and a thumb leads to its photo; with it the page stays where it is, and the thumbs follow. */
export function enhance(gallery: HTMLElement): void {
  const track = gallery.querySelector<HTMLElement>(".gallery__track");
  const count = gallery.querySelector<HTMLElement>(".gallery__count");
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>(".gallery__thumbs a")];
  if (!track || !count) return;
  const words = copy[pageEdition()];
  function show(): void {
    if (!track || !count) return;
    const now = photoAt(track.scrollLeft, track.clientWidth, thumbs.length);
    count.textContent = words.of(now + 1, thumbs.length);
    thumbs.forEach((thumb, at) => {
      if (at === now) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    });
  }
  thumbs.forEach((thumb, at) => {
    thumb.addEventListener("click", (event) => {
      event.preventDefault();
      track.scrollTo({ left: at * track.clientWidth });
    });
  });
  track.addEventListener("scroll", show, { passive: true });
  show();
}
