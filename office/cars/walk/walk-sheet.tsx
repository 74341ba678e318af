import type { ReactNode } from "react";

type WalkSheetProps = {
  id: string;
  title: string;
  /** Something leaves. */
  bad?: boolean;
  children: ReactNode;
};

/** A question at the thumb; the browser itself opens it, closes it by Esc or beside it, and gives the focus back. */
export function WalkSheet({ id, title, bad, children }: WalkSheetProps) {
  return (
    <section
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={bad ? "o-sheet o-sheet--bad" : "o-sheet"}
    >
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
