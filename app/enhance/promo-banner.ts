import { bannerCookie, isDismissed } from "./banner-cookie.ts";

/** The banner of an event can be closed for a year; the button shows only where it works. */
export function promoBanner(): void {
  for (const banner of document.querySelectorAll<HTMLElement>("[data-promo]")) {
    const id = banner.dataset.promo ?? "";
    if (isDismissed(document.cookie, id)) banner.hidden = true;
    const button = banner.querySelector<HTMLElement>("[data-dismiss]");
    if (!button) continue;
    button.hidden = false;
    button.addEventListener("click", () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = bannerCookie(id, location.protocol === "https:");
      banner.hidden = true;
      document.querySelector<HTMLElement>("#main a, #main button, #main input")?.focus();
    });
  }
}
