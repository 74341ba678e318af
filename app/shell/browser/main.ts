import { hydrateWhen } from "#app/hydrate-when.ts";
import { clearMark, having, setMark } from "#app/marks.ts";
import { startYardMode } from "#app/offline/browser/start.ts";
import { sendVinsByPost } from "#app/vin/send-vin.ts";
import type { Edition } from "#site/editions.ts";
import { actionButtons } from "./action-buttons.ts";
import { afterLoad, whenIdle } from "./after-load.ts";
import { behaviours } from "./behaviours.ts";
import { consent, consentButtons, counter } from "./consent.ts";
import { onFreshPart } from "./fresh-part.ts";
import { listCount } from "./list-count.ts";
import { menus } from "./menus.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { fetchNextPages } from "./next-pages.ts";
import { pageEdition } from "./page-edition.ts";
import { promoBanner } from "./promo-banner.ts";
import { recall, remember } from "./storage.ts";
import { swaps } from "./swap.ts";

/** The browser had fetched this page in case it is wanted, and now it is: the site's own figures count it. */
function seen(): void {
  const [opened] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (opened?.deliveryType === "navigational-prefetch")
    fetch(location.href, { method: "HEAD", headers: { "x-seen": "1" } }).catch(() => {});
}

/** The menu's word for the search opens the header's box on the site's pages; without script it leads to theirs. */
function searchWord(leaveMenu: () => void): void {
  const word = document.querySelector<HTMLElement>(`a${having("pages")}`);
  const box = document.querySelector<HTMLInputElement>(".top__search input");
  word?.addEventListener("click", (event) => {
    if (!box?.form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaveMenu();
    setMark(box.form, "pages", "");
    box.focus();
  });
}

/** The offer of the other edition, shown with the first paint, goes for good once it is answered. */
function offerLanguage(): void {
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

/** Asks whoever has not answered, where there is something to ask about. */
function askOnce(): void {
  const counting = counter();
  if (counting && !consent()) import("./consent-bar.ts").then(({ askForConsent }) => askForConsent(counting.kind));
}

/** React comes only to pages that have an island to hydrate; from then on it also hears of parts that went. */
let react: Promise<typeof import("./islands.ts")> | undefined;

async function hydrate(islands: readonly HTMLElement[]): Promise<void> {
  if (islands.length === 0 && !react) return;
  react ??= import("./islands.ts");
  const { hydrateIslands } = await react;
  await hydrateIslands(islands);
}

/** What must be done again in a part of the page that was replaced. */
function enhance(root: ParentNode): Promise<unknown> {
  actionButtons(root);
  const working = [behaviours(root), hydrateWhen(root, hydrate)];
  root.querySelector<HTMLElement>(`${having("focus")}:not([hidden])`)?.focus();
  return Promise.all(working);
}

/** What no visitor waits for on a page that shows what is on the device. */
function startRest(): void {
  fetchNextPages();
  afterLoad(seen);
  promoBanner();
  menus();
  searchWord(mobileMenu());
  consentButtons();
  swaps(enhance);
  onFreshPart(enhance);
  offerLanguage();
  askOnce();
  startYardMode();
  // Forms that could not be sent earlier, from whatever page.
  if (recall("outbox")) import("#app/forms/browser/outbox.ts").then(({ resend }) => resend());
}

listCount();
sendVinsByPost();
const working = enhance(document);
const isOwn = document.querySelector(having("own"));
const rest = isOwn ? new Promise<void>(whenIdle).then(startRest) : startRest();
// Seen in the browser's own timings, beside its paints.
Promise.all([working, rest]).then(() => performance.mark("enhanced"));
