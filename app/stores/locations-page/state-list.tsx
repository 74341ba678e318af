import { useCopy, usePage } from "#app/page.tsx";
import { addressLine, telHref } from "#app/stores/place-words.ts";
import { stateAnchor } from "#app/stores/store-address.ts";
import { YardNow } from "#app/stores/yard-now.tsx";
import { isYard } from "#core/store.ts";
import type { StateGroup } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import "#app/stores/stores.css";

/** Of a large chain only the first few of each state; the rest is on the state's own list. */
export function StateList({ group, most }: { group: StateGroup; most: number }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const yards = group.stores.filter(isYard).length;
  const sites = group.stores.length - yards;
  return (
    <section className="state" id={stateAnchor(group)} aria-labelledby={`${stateAnchor(group)}-name`}>
      <h4 id={`${stateAnchor(group)}-name`}>
        {group.stateName[edition]}{" "}
        <small>
          {words.count(yards)}
          {sites > 0 && words.metals(sites)}
        </small>
      </h4>
      <ul>
        {group.stores.slice(0, most).map((store) => (
          <li key={store.id}>
            <a href={href("store", { id: store.id, slug: store.slug })}>{store.listText}</a>
            <YardNow store={store} />
            <span>{addressLine(store)}</span>
            {store.phone1.number && (
              <a className="nums whole-name" href={telHref(store.phone1.number)}>
                {store.phone1.number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {group.stores.length > most && (
        <p>
          <a href={`${href("locations", {}, { query: { state: group.state } })}#${stateAnchor(group)}`}>
            {words.whole(group.stateName[edition])}
          </a>
        </p>
      )}
    </section>
  );
}
