import { useCopy, usePage } from "#app/page.tsx";
import { copy as partCopy } from "#app/parts/copy.ts";
import { telHref } from "#app/stores/place-words.ts";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { partTypes } from "#core/part.ts";
import { otherType, typeWord } from "./ask.ts";
import { copy } from "./copy.ts";
import { copy as listCopy } from "./list-copy.ts";
import type { PricePage } from "./load.ts";

/** Nothing fits: other words, the other kind of vehicle, the whole list, or somebody to ask. */
export function NoMatch({ ask, question, list: { store, otherCount, ban } }: PricePage) {
  const words = useCopy(copy);
  const listWords = useCopy(listCopy);
  const partWords = useCopy(partCopy);
  const { href, edition } = usePage();
  const other = otherType(ask.type);
  const query = { store: store?.id, q: ask.q, cat: ask.category, type: typeWord(other) };
  return (
    <Empty
      title={ban ? partWords.notSold(ban.title[edition]) : ask.q ? words.noMatchTitle(ask.q) : words.emptyTitle}
      ways={
        <>
          {question && <GoLink href={question}>{partWords.asQuestion(ask.q)}</GoLink>}
          {otherCount > 0 && (
            <GoLink href={href("partPricing", {}, { query })}>
              {words.noMatchOther(String(otherCount), partTypes[other][edition])}
            </GoLink>
          )}
          <GoLink href={href("partPricing", {}, { query: { store: store?.id, type: typeWord(ask.type) } })}>
            {words.noMatchAll}
          </GoLink>
        </>
      }
    >
      <p>{ban ? ban.why[edition] : ask.q ? listWords.noMatch : words.empty}</p>
      {store?.phone1.number && !ban && (
        <p>
          {words.noMatchCall(store.name)}{" "}
          <a className="nums" href={telHref(store.phone1.number)}>
            {store.phone1.number}
          </a>
        </p>
      )}
    </Empty>
  );
}
