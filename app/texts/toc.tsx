import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "./long-text.css";

/** Links to the headings of a long page. */
export function Toc({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  const words = useCopy(copy);
  return (
    <nav className="toc" aria-labelledby="toc-h">
      <h2 id="toc-h">{words.onThisPage}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
