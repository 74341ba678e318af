import type { ReactNode } from "react";
import "./notice.css";

/** Hazard stripe: closures and cautions only. */
export function Notice({ title, className, children }: { title?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={className ? `notice ${className}` : "notice"}>
      <div>
        {title !== undefined && <b>{title} </b>}
        {children}
      </div>
    </div>
  );
}
