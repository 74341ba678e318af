import type { ReactNode, Ref } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";
import "./form-state.css";

/** What is wrong, each with a link to its field; takes focus when the page loads. `fields` maps field id → message. */
export function ErrorSummary({ fields }: { fields: Readonly<Record<string, string>> }) {
  const words = useCopy(copy);
  const wrong = Object.entries(fields);
  if (wrong.length === 0) return null;
  return (
    <div className="errors" role="alert" tabIndex={-1} aria-labelledby="errors-title" {...mark("focus")}>
      <h2 id="errors-title">
        <Icon name="warning" /> {words.fix(wrong.length)}
      </h2>
      <ul>
        {wrong.map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type DoneProps = { title: string; children?: ReactNode; hidden?: boolean; ref?: Ref<HTMLDivElement> };

/** The answer to a form that was sent; takes focus when the page loads. */
export function Done({ title, children, hidden = false, ref }: DoneProps) {
  return (
    <div ref={ref} className="done" role="status" tabIndex={-1} hidden={hidden} {...mark("focus")}>
      <h2>
        <Icon name="check" /> {title}
      </h2>
      {children}
    </div>
  );
}

/** The box of the human check; it keeps its size while the check loads. */
export function HumanBox({ children }: { children: ReactNode }) {
  return (
    <div className="human">
      {children}
      <span className="human__who">{useCopy(copy).verification}</span>
    </div>
  );
}
