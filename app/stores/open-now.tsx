import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

type OpenNowProps = {
  /** Null = nobody has said the hours: neither open nor closed. */
  open: boolean | null;
  until?: ReactNode;
  word?: string;
};

/** Shape and word; `until` says until or from when, in the store's own time. */
export function OpenNow({ open, until, word }: OpenNowProps) {
  const words = useCopy(copy);
  return (
    <span className={`now now--${open === null ? "ask" : open ? "open" : "shut"}`}>
      <b>{word ?? (open === null ? words.askHours : open ? words.openNow : words.closedNow)}</b>
      {until !== undefined && (
        <>
          {" "}
          <i>·</i> <span>{until}</span>
        </>
      )}
    </span>
  );
}
