import type { Text } from "./parse.ts";
import "./long-text.css";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

/** Links to the headings of a long page. */
function Toc({ sections }: { sections: readonly { id: string; heading: string }[] }) {
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

/** The sections of a text, with a table of contents when there are four or more. */
export function TextBody({ text }: { text: Text }) {
  return (
    <div className="doc__text">
      {text.sections.length >= 4 && <Toc sections={text.sections} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
      {text.intro && <div className="prose" dangerouslySetInnerHTML={{ __html: text.intro }} />}
      {text.sections.map(({ id, heading, html }) => (
        <section key={id} id={id} aria-labelledby={`${id}-h`}>
          <h2 id={`${id}-h`}>{heading}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}
