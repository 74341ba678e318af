import type { MouseEvent } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { type PartType, partTypes } from "#core/part.ts";
import { copy } from "./list-copy.ts";
import "#app/ui/segments.css";
import "./prices.css";

type TypeSwitchProps = {
  type: PartType;
  at: (type: PartType) => string;
  go: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Which list: a car's or a pickup's. */
export function TypeSwitch({ type, at, go }: TypeSwitchProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  return (
    <nav className="segmented price-type" aria-label={words.vehicle}>
      {(["CAR", "PU/VAN"] as const).map((one) => (
        <a key={one} href={at(one)} aria-current={one === type ? "true" : undefined} onClick={go}>
          {partTypes[one][edition]}
        </a>
      ))}
    </nav>
  );
}
