import { markOf } from "#app/marks.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";
import { placeIn, readTrail, type TrailCar, trailKey } from "#app/vehicle/trail.ts";
import { copy } from "#app/vehicle/trail-copy.ts";

function lead(link: HTMLAnchorElement | null, car: TrailCar | undefined, label: string): void {
  if (!link || !car) return;
  link.href = car.href;
  link.setAttribute("aria-label", label);
  link.hidden = false;
}

/** The bar over a car leads back to the search of this visit, and to the cars before and after it there. */
export function enhance(bar: HTMLElement): void {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(trailKey);
  } catch {}
  const edition = pageEdition();
  const trail = readTrail(kept, edition);
  const [back] = bar.querySelectorAll("a");
  const name = back?.querySelector("span");
  if (!trail || !back || !name) return;
  const words = copy[edition];
  back.href = trail.back;
  name.textContent = words.back(trail.count);
  const here = placeIn(trail, markOf(bar, "key") ?? "");
  if (!here) return;
  const of = bar.querySelector<HTMLElement>(".trail__of");
  if (of && trail.all) {
    of.textContent = words.of(here.place, trail.count);
    of.hidden = false;
  }
  lead(bar.querySelector("a[rel=prev]"), here.previous, words.previous(here.previous?.name ?? ""));
  const next = bar.querySelector<HTMLAnchorElement>("a[rel=next]");
  lead(next, here.next, words.next(here.next?.name ?? ""));
  const shown = next?.querySelector("span");
  if (shown && here.next) shown.textContent = words.nextShort(here.next.name);
}
