import { createContext, type RefObject, useContext, useEffect, useRef } from "react";
import { mark } from "./marks.ts";
import { freshPart } from "./shell/browser/fresh-part.ts";

/** The server's markup by the name of its place. In the browser it stands in the page: there is none to give. */
export type SlotHtml = { readonly [name: string]: string };
export const SlotsContext = createContext<SlotHtml>({});

type SlotProps = {
  name: string;
  /** In the browser: what takes the place of the server's first markup. */
  html?: string | undefined;
  as?: "div" | "span" | "g";
  ref?: RefObject<HTMLDivElement | null>;
};

/**
 * Static markup within an island: the page draws it (`<Island slots={{ name: … }}>`), the browser keeps it as it is, so that long
 * lists do not travel a second time as data. It stands in every drawing of its island.
 */
export function Slot({ name, html, as: Tag = "div", ref }: SlotProps) {
  const given = useContext(SlotsContext)[name] ?? "";
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const shown = useRef(html);
  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    if (box.current) freshPart(box.current);
  }, [html, box]);
  return (
    <Tag
      ref={box as RefObject<never>}
      {...mark("slot", name)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup
      dangerouslySetInnerHTML={{ __html: html ?? given }}
      // The browser hydrates without having read it.
      suppressHydrationWarning
    />
  );
}
