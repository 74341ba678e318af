import { useCopy, usePage } from "#app/page.tsx";
import { partCategories } from "#core/part.ts";
import { writeAsk } from "./ask.ts";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";
import "#app/ui/tag.css";
import "./prices.css";

/** The categories with what is in them: places in the whole list, which is on this page or one step away. */
export function PriceRail({ ask, list }: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const whole = !ask.q && !ask.category;
  const query = writeAsk(list.store?.id, { type: ask.type, list: ask.list });
  return (
    <nav className="price-rail no-print" aria-label={words.categories}>
      <ul>
        {list.categories.map(({ id, count, percent }) => (
          <li key={id}>
            <a
              href={whole ? `#${id}` : href("partPricing", {}, { query, hash: id })}
              aria-current={id === ask.category ? "true" : undefined}
            >
              {partCategories[id][edition]}{" "}
              {percent > 0 && <span className="tag tag--sale">{words.percentOff(percent)}</span>}{" "}
              <span className="count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
