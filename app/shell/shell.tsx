import type { ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import type { PageId } from "#site/pages.ts";
import { CookiePreferences } from "./cookie-preferences.tsx";
import { copy } from "./copy.ts";
import { Footer } from "./footer.tsx";
import { Header, type HeaderProps } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { Logo } from "./logo.tsx";
import { PromoBanner, type PromoBannerData } from "./promo-banner.tsx";
import { RouteError } from "./route-error.tsx";
import "#app/offline/offline.css";
import "#app/styles/signal.css";
import "./notes.css";

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
