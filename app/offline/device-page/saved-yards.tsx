import type { SavedYard } from "#app/offline/saved-yards.ts";
import { isOld, whenText } from "#app/offline/when.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { countText } from "#core/count-text.ts";
import { copy } from "./copy.ts";
import "#app/ui/likely.css";

type SavedYardsProps = { yards: readonly SavedYard[]; page: string; onErase: (id: number) => void };

/** Yards whose cars, map and prices are on the device, and how old they are. */
export function SavedYards({ yards, page, onErase }: SavedYardsProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const now = new Date();
  return (
    <section className="mt-5" aria-labelledby="kept-yards">
      <h2 id="kept-yards">{words.yards}</h2>
      <ul className="likely">
        {yards.map(({ id, name, cars, at, listed }) => {
          const when = whenText(new Date(at), now, edition);
          return (
            <li key={id}>
              <a href={`${page}#${id}`}>
                {name}{" "}
                <small>
                  {[
                    words.cars(cars, countText(cars)),
                    when,
                    listed && words.ofList,
                    isOld(new Date(at), now) && words.oldPrices,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </small>
              </a>
              <Button look="line" size={44} aria-label={words.eraseName(name)} onClick={() => onErase(id)}>
                {words.erase}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
