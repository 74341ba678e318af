import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "./open-now.css";

type OpenNowProps = {
  /** Null = nobody has said the hours: neither open nor closed. */
  open: boolean | null;
  until?: ReactNode;
  word?: string;
  /** `until` stands on a line of its own, where no dot parts it from the word. */
  apart?: boolean;
};

/** Shape and word; `until` says until or from when, in the store's own time. */
export function OpenNow({ open, until, word, apart = false }: OpenNowProps) {
  const words = useCopy(copy);
  if (open === null) return <span className="now">{word ?? words.askHours}</span>;
  return (
    <span className={open ? "now now--open" : "now now--shut"}>
      <b>{word ?? (open ? words.openNow : words.closedNow)}</b>
      {until !== undefined && (
        <>
          {apart ? " " : " · "}
          <span>{until}</span>
        </>
      )}
    </span>
  );
}
