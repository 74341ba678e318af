import { useCopy, usePage } from "#app/page.tsx";
import type { Market } from "#core/market.ts";
import { copy } from "./copy.ts";
import "./selling.css";

/** Every market as a link to its page. */
export function Markets({ markets }: { markets: readonly Market[] }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <section className="no-print" aria-labelledby="markets-h">
      <h2 id="markets-h">{words.marketsTitle}</h2>
      <ul className="markets mt-4">
        {markets.map((market) => (
          <li key={market.id}>
            <a href={href("market", { slug: market.slug })}>
              {market.name[edition]}, {market.state}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
