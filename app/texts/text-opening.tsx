import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import type { Text } from "./parse.ts";

/** Where a page of a text begins: the way to it, its heading and, but where it would promise too much, its lead. */
export function TextOpening({ text, lead = true, children }: { text: Text; lead?: boolean; children?: ReactNode }) {
  return (
    <>
      <Breadcrumbs />
      <div className="page-head">
        <h1>{text.heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
        {lead && <p className="lead" dangerouslySetInnerHTML={{ __html: text.lead }} />}
        {children}
      </div>
    </>
  );
}
