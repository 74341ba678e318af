import type { ReactNode } from "react";

/** The page's one h1 and its lead. `crumbs` says that breadcrumbs stand above, so less air is needed. */
export function PageHead({
  title,
  lead,
  crumbs = true,
  tight = false,
}: {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: boolean;
  tight?: boolean;
}) {
  return (
    <div className={["page-head", !crumbs && "pt-6", tight && "pb-5"].filter(Boolean).join(" ")}>
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
  );
}
