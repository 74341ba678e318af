import { actionButtons } from "./action-buttons.ts";
import { behaviours } from "./behaviours.ts";
import { consentButtons } from "./consent.ts";
import { offerLanguage } from "./language-offer.ts";
import { menus } from "./menus.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { promoBanner } from "./promo-banner.ts";
import { recall } from "./storage.ts";
import { swaps } from "./swap.ts";
import { fetchSheet } from "./whole-sheet.ts";

/** What must be done again in a part of the page that was replaced. */
function enhance(root: ParentNode): void {
  actionButtons(root);
  behaviours(root);
  root.querySelector<HTMLElement>("[data-focus]:not([hidden])")?.focus();
}

fetchSheet();
promoBanner();
menus();
mobileMenu();
consentButtons();
swaps(enhance);
enhance(document);
offerLanguage();
// Forms that could not be sent earlier, from whatever page.
if (recall("outbox")) import("./outbox.ts").then(({ resend }) => resend());
