import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";
import type { Results } from "./load.ts";

/** On a phone, under the thumb: the filters, and the yard of the first results. */
export function ThumbBar({ applied, groups }: Pick<Results, "applied" | "groups">) {
  const words = useCopy(copy);
  const { href } = usePage();
  const [first] = groups;
  return (
    <nav className="thumbs" aria-label={words.tools}>
      <a href="#filters">
        <Icon name="filters" /> {words.filters} {applied.length > 0 && <b>{applied.length}</b>}
      </a>
      {first && (
        <a href={href("storeMap", { id: first.store.id })}>
          <Icon name="map" /> {words.yard}
          <span className="sr">{words.aboutCar(first.store.listText)}</span>
        </a>
      )}
    </nav>
  );
}
