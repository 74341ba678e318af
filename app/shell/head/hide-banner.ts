import { markOf, setMark } from "#app/marks.ts";
import { isHidden } from "#app/shell/browser/banner-cookie.ts";

type Page = Pick<Document, "cookie" | "currentScript" | "documentElement">;

/** Whether the banner that the script was written for is closed, taken down or over: then the page paints without it. */
export function hideBanner({ cookie, currentScript, documentElement }: Page): void {
  const event = markOf(currentScript, "event") ?? "";
  const over = Date.now() >= Date.parse(markOf(currentScript, "until") ?? "");
  if (over || isHidden(cookie, event)) setMark(documentElement, "banner", "off");
}
