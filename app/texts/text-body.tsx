import type { Text } from "./parse.ts";
import { Toc } from "./toc.tsx";
import "./long-text.css";

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
