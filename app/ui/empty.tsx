import type { ReactNode } from "react";
import "./empty.css";

type EmptyProps = {
  title: ReactNode;
  /** Why, or what may help. */
  children?: ReactNode;
  /** The ways on: links or buttons. */
  ways?: ReactNode;
};

/** Nothing to show: what is so in one line, and where to go from here. It says so aloud when it comes into the page. */
export function Empty({ title, children, ways }: EmptyProps) {
  return (
    <div className="empty">
      <div role="status">
        <h2>{title}</h2>
      </div>
      {children}
      {ways && <div className="empty__ways">{ways}</div>}
    </div>
  );
}
