import { clearMark, having } from "#app/marks.ts";
import type { Edition } from "#site/editions.ts";
import { pageEdition } from "./page-edition.ts";
import { remember } from "./storage.ts";

/** The offer of the other edition, shown with the first paint, goes for good once it is answered. */
export function offerLanguage(): void {
  const here = pageEdition();
  const other: Edition = here === "en" ? "es" : "en";
  const page = document.documentElement;
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest?.(`a${having("language")}`)) remember("language", other);
  });
  document.querySelector(having("stay"))?.addEventListener("click", () => {
    remember("language", here);
    clearMark(page, "offer");
    document.querySelector<HTMLElement>(".top__logo")?.focus();
  });
}
