import { useFilled } from "#app/finished.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy as trailCopy } from "#app/vehicle/trail-copy.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";

/** Back to where the car was found: the yard's stock, or the search of this visit, which script knows, with its neighbours. */
export function TrailBar({ store, car }: { store: Store; car: string }) {
  const words = useCopy(copy);
  const filled = useFilled();
  const { href } = usePage();
  const texts = {
    car,
    stock: href("storeStock", { id: store.id, slug: store.slug }),
    allOfStore: words.allOfStore(store.listText),
  };
  return filled("trail", texts, (said) => <Trail {...said} />);
}

function Trail({ car, stock, allOfStore }: Record<"car" | "stock" | "allOfStore", string>) {
  const words = useCopy(trailCopy);
  return (
    <nav className="trail" aria-label={words.name} {...mark("enhance", "trail")} {...mark("key", car)}>
      <a href={stock}>
        <Icon name="back" /> <span>{allOfStore}</span>
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
