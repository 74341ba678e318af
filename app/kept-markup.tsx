import type { Ref } from "react";
import { mark } from "./marks.ts";

type KeptMarkupProps = { name: string; html: string; as?: "div" | "span"; ref?: Ref<HTMLDivElement> };

/**
 * Markup of the server inside an island that the browser keeps as it is, so that long lists do not travel a second time
 * as data. Its name is that of the island's prop which holds it.
 */
export const KeptMarkup = ({ name, html, as: Tag = "div", ref }: KeptMarkupProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  <Tag className="kept" ref={ref} {...mark("kept", name)} dangerouslySetInnerHTML={{ __html: html }} />
);
