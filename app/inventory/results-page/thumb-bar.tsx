import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";
import type { Results } from "./load.ts";
import { useMap } from "./use-map.ts";
import "#app/inventory/rail.css";

/** On a phone, under the thumb: the filters, and the yard of the first results. */
export function ThumbBar({ applied, groups, search }: Pick<Results, "applied" | "groups" | "search">) {
  const words = useCopy(copy);
  const map = useMap(search);
  const first = groups.find(({ mapped }) => mapped);
  return (
    <nav className="thumbs" aria-label={words.tools}>
      <a href="#filters">
        <Icon name="filters" /> {words.filters} {applied.length > 0 && <b>{applied.length}</b>}
      </a>
      {first && (
        <a href={map(first)}>
          <Icon name="map" /> {words.yard}
          <span className="sr-only">{words.aboutCar(first.store.listText)}</span>
        </a>
      )}
    </nav>
  );
}
