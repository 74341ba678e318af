import { usePage } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import { OpenNow } from "./open-now.tsx";
import { yardWords } from "./yard-words.ts";

/** Whether one may enter the yard now, and until when; with `shop` the shop's own hour on a second line. */
export function YardNow({ store, shop = false }: { store: Store; shop?: boolean }) {
  const { now, edition } = usePage();
  const said = yardWords(store, now, edition);
  return (
    <>
      <OpenNow open={said.open} word={said.word} until={said.until} />
      {shop && said.shop && <span className="now__shop">{said.shop}</span>}
    </>
  );
}
