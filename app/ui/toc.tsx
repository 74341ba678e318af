import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

export function Toc({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const words = useCopy(copy);
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">{words.onThisPage}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
