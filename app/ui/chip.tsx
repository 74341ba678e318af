import { Children, type ReactNode } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";
import "./chip.css";

/** A choice among several: the one in force is marked. */
export function Chip({
  href,
  current = false,
  swap,
  children,
}: {
  href: string;
  current?: boolean;
  /** The id of the part of the page that its answer replaces, where script can. */
  swap?: string;
  children: ReactNode;
}) {
  return (
    <a className="chip" href={href} aria-current={current ? "true" : undefined} {...mark("swap", swap)}>
      {children}
    </a>
  );
}

/** A filter in force, whose link takes it away. */
export function FilterChip({ href, name, swap }: { href: string; name: string; swap?: string }) {
  return (
    <a className="chip" href={href} aria-label={useCopy(copy).removeFilter(name)} {...mark("swap", swap)}>
      {name} <Icon name="close" />
    </a>
  );
}

/** Chips as a named list; `scroll` keeps them in one line on a phone. */
export function Chips({
  label,
  scroll = false,
  className,
  children,
}: {
  label: string;
  scroll?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={scroll ? "chips chips--scroll" : "chips"}>
        {Children.map(Children.toArray(children), (chip) => (
          <li>{chip}</li>
        ))}
      </ul>
    </nav>
  );
}
