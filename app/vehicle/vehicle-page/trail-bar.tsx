import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy as trailCopy } from "#app/vehicle/trail-copy.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";
import "#app/vehicle/trail.css";

/** Back to where the car was found: the yard's stock, or the search of this visit, which script knows, with its neighbours. */
export function TrailBar({ store, car }: { store: Store; car: string }) {
  const words = useCopy(copy);
  const { name } = useCopy(trailCopy);
  const { href } = usePage();
  return (
    <nav className="trail" aria-label={name} {...mark("enhance", "trail")} {...mark("key", car)}>
      <a href={href("storeStock", { id: store.id, slug: store.slug })}>
        <Icon name="back" /> <span>{words.allOfStore(store.listText)}</span>
      </a>
      <span className="trail__of nums" hidden />
      <a className="trail__step" href="#mapa" rel="prev" hidden>
        <Icon name="back" />
      </a>
      <a className="trail__step" href="#mapa" rel="next" hidden>
        <span /> <Icon name="forward" />
      </a>
    </nav>
  );
}
