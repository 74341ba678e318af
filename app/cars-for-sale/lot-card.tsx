import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { Fact } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";
import "./lots.css";

/** Whether a car for sale runs: words plus a tick, a triangle or a cross. */
export function Runs({ state, children }: { state: "yes" | "starts" | "no"; children: ReactNode }) {
  const icon = { yes: "check", starts: "warning", no: "close" } as const;
  return (
    <span className="runs">
      <Icon name={icon[state]} /> {children}
    </span>
  );
}

type LotCardProps = {
  href: string;
  title: string;
  art: ReactNode;
  price: string;
  facts: readonly Fact[];
  at: ReactNode;
  go: string;
};

/** A car for sale in a list. Stands in `<ul class="lots">`. */
export function LotCard({ href, title, art, price, facts, at, go }: LotCardProps) {
  const words = useCopy(copy);
  return (
    <li className="lot">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {art}
      <p className="lot__usd">
        <span className="sr-only">{words.price} </span>
        {price}
      </p>
      <dl className="lot__facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className={fact.nums ? "nums" : undefined}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className="lot__at">{at}</p>
      <LinkButton className="lot__go" href={href} aria-label={`${go}: ${title}`}>
        {go}
      </LinkButton>
    </li>
  );
}
