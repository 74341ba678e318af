import { type RefObject, useEffect, useRef } from "react";
import { mark } from "./marks.ts";
import { freshPart } from "./shell/browser/fresh-part.ts";

type KeptMarkupProps = {
  name: string;
  html: string;
  as?: "div" | "span";
  ref?: RefObject<HTMLDivElement | null>;
};

/**
 * Markup of the server inside an island that the browser keeps as it is, so that long lists do not travel a second time
 * as data. Its name is that of the island's prop which holds it; it stands in every drawing of its island.
 */
export function KeptMarkup({ name, html, as: Tag = "div", ref }: KeptMarkupProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const enhanced = useRef(html);
  useEffect(() => {
    if (enhanced.current === html) return;
    enhanced.current = html;
    if (box.current) freshPart(box.current);
  }, [html, box]);
  return (
    <Tag
      className="kept"
      ref={box}
      {...mark("kept", name)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
      // The browser wakes without having read it.
      suppressHydrationWarning
    />
  );
}
