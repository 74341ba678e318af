import type { AuditLine } from "./audit-line.ts";
import "./trail.css";

/** What happened, the newest first. */
export function Trail({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ol className="o-trail">
      {lines.map(({ id, when, who, text }) => (
        <li key={id}>
          <time>{when}</time> <b>{who}</b> {text}
        </li>
      ))}
    </ol>
  );
}
