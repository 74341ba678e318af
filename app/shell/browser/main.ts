import { having, marked } from "#app/marks.ts";
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
import { seen } from "./seen.ts";
import { onFirstTouch } from "./sleepers.ts";
import { recall } from "./storage.ts";
import { swaps } from "./swap.ts";

/** React comes only to pages on which something is alive; from then on it also hears of parts that went. */
let alive: Promise<typeof import("./islands.ts")> | undefined;

function wake(islands: Iterable<HTMLElement>): Promise<unknown> {
  alive ??= import("./islands.ts");
  return alive.then(({ wakeIslands }) => wakeIslands(islands));
}

/** What must be done again in a part of the page that was replaced. */
function enhance(root: ParentNode): Promise<unknown> {
  actionButtons(root);
  const working: Promise<unknown>[] = [behaviours(root)];
  const islands = marked(root, "island");
  if (islands.length > 0 || alive) working.push(wake(islands));
  onFirstTouch(root, (island) => wake([island]));
  root.querySelector<HTMLElement>(`${having("focus")}:not([hidden])`)?.focus();
  return Promise.all(working);
}

/** What no visitor waits for on a page that shows what is on the device. */
function startRest(): void {
  fetchNextPages();
  afterLoad(seen);
  promoBanner();
  menus();
  mobileMenu();
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
