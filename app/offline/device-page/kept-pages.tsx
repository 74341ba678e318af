import type { KeptPage } from "#app/offline/remembered.ts";
import { whenText } from "#app/offline/when.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import "#app/ui/likely.css";

const shown = 12;

/** Pages that were opened and can be opened without signal; those opened last. */
export function KeptPages({ pages, onErase }: { pages: readonly KeptPage[]; onErase: () => void }) {
  const words = useCopy(copy);
  const edition = useEdition();
  // Of pages with one title, such as a list and the same list narrowed, the one that was opened last.
  const names = pages.filter(({ title }, at) => pages.findIndex((page) => page.title === title) === at);
  return (
    <section className="mt-5" aria-labelledby="kept-pages">
      <h2 id="kept-pages">{words.pages}</h2>
      <ul className="likely mb-4">
        {names.slice(0, shown).map(({ href, title, at }) => (
          <li key={href}>
            <a href={href}>
              {title} <small>{whenText(new Date(at), new Date(), edition)}</small>
            </a>
          </li>
        ))}
      </ul>
      <Button type="button" look="line" size={44} onClick={onErase}>
        {words.erasePages}
      </Button>
    </section>
  );
}
