import type { ReactNode } from "react";

/** Past a page's own filters to what they found; shows when it has the focus. */
export const SkipTo = ({ id, children }: { id: string; children: ReactNode }) => (
  <a className="skip-to" href={`#${id}`}>
    {children}
  </a>
);
