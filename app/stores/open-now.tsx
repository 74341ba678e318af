import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

/** Shape and word; `until` says until or from when, in the store's own time. */
export function OpenNow({ open, until, word }: { open: boolean; until?: ReactNode; word?: string }) {
  const words = useCopy(copy);
  return (
    <span className={open ? "now now--open" : "now now--shut"}>
      <b>
        {word ?? (open ? words.openNow : words.closedNow)}
        {until !== undefined && ","}
      </b>
      {until !== undefined && <span> {until}</span>}
    </span>
  );
}
