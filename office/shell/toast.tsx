import type { ReactNode } from "react";
import { useOffice } from "../page.tsx";

type ToastProps = { bad?: boolean | undefined; className?: string; children: ReactNode };

export function Toast({ bad = false, className = "", children }: ToastProps) {
  return (
    <p className={`o-toast${bad ? " o-toast--bad" : ""} ${className}`.trim()} role={bad ? "alert" : "status"}>
      {children}
    </p>
  );
}

/** What was wrong with the form that was sent, or what it did; `told`: what the page's address says of it. */
export function Told({ told }: { told?: string | undefined }) {
  const view = useOffice();
  const said = view.problem ?? told ?? view.told;
  return said === undefined ? null : <Toast bad={view.problem !== undefined}>{said}</Toast>;
}
