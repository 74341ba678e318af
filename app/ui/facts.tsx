import type { ReactNode } from "react";
import "./facts.css";

/** `source`: who says so, where that helps to judge it. */
export type Fact = { name: string; value: ReactNode; nums?: boolean; source?: string | false };

/** Names and values in ruled lines; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter((fact) => fact.value !== undefined && fact.value !== null && fact.value !== "")
        .map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className={fact.nums ? "nums" : undefined}>
              {fact.value}
              {fact.source && <small>{fact.source}</small>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
