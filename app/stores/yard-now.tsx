import { usePage } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import { OpenNow } from "./open-now.tsx";
import { yardWords } from "./yard-words.ts";
import "./open-now.css";

type YardNowProps = { store: Store; shop?: boolean; apart?: boolean };

/** Whether the yard is open now, and when it closes; with `shop` the shop's own hour on a second line. */
export function YardNow({ store, shop = false, apart = false }: YardNowProps) {
  const { now, edition } = usePage();
  const said = yardWords(store, now, edition);
  return (
    <>
      <OpenNow open={said.open} word={said.word} until={said.until} apart={apart} />
      {shop && said.shop && <span className="now__shop">{said.shop}</span>}
    </>
  );
}
