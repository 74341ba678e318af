import type { ReactNode } from "react";

type PanelProps = { id: string; title: ReactNode; why?: ReactNode; children: ReactNode };

/** A part of a page under its own heading. */
export function Panel({ id, title, why, children }: PanelProps) {
  return (
    <section className="o-panel" id={id} aria-labelledby={`${id}-h`}>
      <div className="o-panel__head">
        <h2 id={`${id}-h`}>{title}</h2>
        {why && <p>{why}</p>}
      </div>
      {children}
    </section>
  );
}
