import { hydrateWhen } from "#app/hydrate-when.ts";
import { having } from "#app/marks.ts";
import { startYardMode } from "#app/offline/browser/start.ts";
import { actionButtons } from "./action-buttons.ts";
import { afterLoad, whenIdle } from "./after-load.ts";
import { askOnce } from "./ask-consent.ts";
import { behaviours } from "./behaviours.ts";
import { consentButtons } from "./consent.ts";
import { onFreshPart } from "./fresh-part.ts";
import { offerLanguage } from "./language-offer.ts";
import { listCount } from "./list-count.ts";
import { menus } from "./menus.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { fetchNextPages } from "./next-pages.ts";
import { promoBanner } from "./promo-banner.ts";
import { searchWord } from "./search-word.ts";
import { seen } from "./seen.ts";
import { recall } from "./storage.ts";
import { swaps } from "./swap.ts";

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
const working = enhance(document);
const isOwn = document.querySelector(having("own"));
const rest = isOwn ? new Promise<void>(whenIdle).then(startRest) : startRest();
// Seen in the browser's own timings, beside its paints.
Promise.all([working, rest]).then(() => performance.mark("enhanced"));
