import type { ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import type { PageId } from "#site/pages.ts";
import { CookiePreferences } from "./cookie-preferences.tsx";
import { copy } from "./copy.ts";
import { Footer } from "./footer.tsx";
import { Header, type HeaderProps } from "./header.tsx";
import { Logo } from "./logo.tsx";
import { PromoBanner, type PromoBannerData } from "./promo-banner.tsx";
import "#app/offline/offline.css";
import "#app/styles/signal.css";
import "./notes.css";
import { mark } from "#app/marks.ts";
import { Icon } from "#app/ui/icon.tsx";
import { otherEdition } from "#site/editions.ts";
import { LanguageLink } from "./language-link.tsx";
import "./language-offer.css";

/** In development only: an address that matches no page says so on the spot. */
function RouteError() {
  const { routeError } = usePage();
  if (!routeError) return null;
  return (
    <section className="wrap route-error" aria-labelledby="route-error">
      <h2 className="route-error__head" id="route-error">
        {routeError.title}
      </h2>
      <div className="route-error__body">{routeError.body}</div>
    </section>
  );
}

/** This page in the other edition, offered in its words above the header; shown by head/offer-other.ts, never a redirect. */
function LanguageOffer() {
  const { edition, settings } = usePage();
  if (settings.languages.length === 1) return null;
  const other = otherEdition(edition);
  const words = copy[other];
  return (
    <aside className="tongue" lang={other} aria-label={words.otherLanguage}>
      <LanguageLink>{words.readHere}</LanguageLink>
      <button type="button" aria-label={words.stayThere} {...mark("stay")}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Pages whose answer stands first: what is advertised comes after it. */
const answersFirst: ReadonlySet<PageId> = new Set<PageId>(["inventoryResults", "myList"]);

type ShellProps = HeaderProps & { children: ReactNode; banner?: PromoBannerData | undefined };

/** Everything of the body around a page, in the order of the root layout. */
export function Shell({ children, banner, ...asked }: ShellProps) {
  const { id } = usePage();
  const words = useCopy(copy);
  const after = answersFirst.has(id);
  const promo = banner && <PromoBanner banner={banner} />;
  return (
    <>
      <a className="skip" href="#main" id="top">
        {words.skip}
      </a>
      <LanguageOffer />
      <Header {...asked} />
      <div className="print-logo print-only">
        <Logo on="mono" place="print" />
      </div>
      {!after && promo}
      <main id="main">{children}</main>
      {after && promo}
      <Footer />
      <CookiePreferences />
      <RouteError />
      <div className="sr-only" id="live" aria-live="polite" aria-atomic="true" />
    </>
  );
}
