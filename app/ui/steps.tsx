import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.tsx";
import "./steps.css";

export function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="steps">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
        <li key={at}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** A checklist: a tick for what to bring, a cross for what is out. */
export function KitList({
  items,
  icon = "check",
  className,
}: {
  items: readonly ReactNode[];
  icon?: IconName;
  className?: string;
}) {
  return (
    <ul className={className ? `kit-list ${className}` : "kit-list"}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
        <li key={at}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
