import { mark } from "#app/marks.ts";
import "./choice-help.css";

/** What is said below a field when one of its choices is chosen. */
export type ChoiceHelpLines = { when: string; lines: readonly string[]; more: { href: string; text: string } };

/** Styles show the answer to what is chosen, without script; where a browser cannot tell, all of them stand there. */
export function ChoiceHelp({ help }: { help: readonly ChoiceHelpLines[] }) {
  return (
    <div className="title-help" aria-live="polite">
      {help.map(({ when, lines, more }) => (
        <div key={when} className="title-help__one" {...mark("when", when)}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a href={more.href}>{more.text}</a>
          </p>
        </div>
      ))}
    </div>
  );
}
