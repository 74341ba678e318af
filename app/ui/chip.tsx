import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";

/** A choice among several: the one in force is marked. */
export function Chip({ href, current = false, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <a className="chip" href={href} aria-current={current ? "true" : undefined}>
      {children}
    </a>
  );
}

/** A filter in force, whose link takes it away. */
export function FilterChip({ href, name }: { href: string; name: string }) {
  return (
    <a className="chip" href={href} aria-label={useCopy(copy).removeFilter(name)}>
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
  children: ReactNode[];
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={scroll ? "chips chips--scroll" : "chips"}>
        {children.map((chip, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <li key={at}>{chip}</li>
        ))}
      </ul>
    </nav>
  );
}
