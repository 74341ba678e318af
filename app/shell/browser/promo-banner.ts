import { marked, markOf } from "#app/marks.ts";
import { afterLoad } from "./after-load.ts";
import { bannerCookie, checkCookie, isDismissed, lastCheck } from "./banner-cookie.ts";

const secure = () => location.protocol === "https:";
const keep = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie;
};

/** Once a day: does the server still show this banner? The answer holds from the next page on, so nothing jumps. */
async function check(id: string): Promise<void> {
  if (lastCheck(document.cookie, id)) return;
  const language = document.documentElement.lang.startsWith("en") ? "english" : "spanish";
  const answer = await fetch(`/api/event/banner/?language=${language}`).catch(() => undefined);
  if (!answer?.ok) return;
  const running = (await answer.json()) as { id: number };
  keep(checkCookie(id, String(running.id) === id, secure()));
}

/** The banner's closing button, without leaving the page; the form behind it does the same without script. */
export function promoBanner(): void {
  for (const banner of marked(document, "promo")) {
    const id = markOf(banner, "promo") ?? "";
    banner.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      keep(bannerCookie(id, secure()));
      banner.hidden = true;
      const main = document.querySelector<HTMLElement>("#main");
      main?.setAttribute("tabindex", "-1");
      main?.focus({ preventScroll: true });
    });
    // A page that Back brings from memory is as it was left.
    addEventListener("pageshow", (event) => {
      if (event.persisted && isDismissed(document.cookie, id)) banner.hidden = true;
    });
    afterLoad(() => {
      if (banner.offsetParent) check(id);
    });
  }
}
