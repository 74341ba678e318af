import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Understood } from "#stock/suggestions.ts";
import { isTold } from "./is-told.ts";
import { understoodCopy } from "./understood-copy.ts";
import "#app/ui/chip.css";
import "./box.css";

/** What was understood of a question: each chip leads to the same question without it. */
export function UnderstoodChips({ understood }: { understood: readonly Understood[] }) {
  const words = useCopy(understoodCopy);
  const { href } = usePage();
  return (
    <nav aria-label={words.understood}>
      <ul className="chips">
        {understood.map(({ kind, text, without }) => (
          <li key={kind + text}>
            <a
              className={isTold({ kind }) ? "chip chip--no" : "chip"}
              href={href("inventory", {}, { query: { q: without } })}
              aria-label={words.remove(words.kinds[kind], text)}
            >
              <small>{words.kinds[kind]}</small> {text} <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
