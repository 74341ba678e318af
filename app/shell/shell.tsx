import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { CookiePreferences } from "./cookie-preferences.tsx";
import { copy } from "./copy.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Logo } from "./logo.tsx";
import { PromoBanner, type PromoBannerData } from "./promo-banner.tsx";
import { RouteError } from "./route-error.tsx";

/** Everything of the body around a page, in the order of the root layout. */
export function Shell({ children, banner }: { children: ReactNode; banner?: PromoBannerData | undefined }) {
  const words = useCopy(copy);
  return (
    <>
      <a className="skip" href="#main" id="top">
        {words.skip}
      </a>
      <Header />
      <div className="print-logo print-only">
        <Logo on="mono" />
      </div>
      {banner && <PromoBanner banner={banner} />}
      <main id="main">{children}</main>
      <Footer />
      <CookiePreferences />
      <RouteError />
      <div className="sr" id="live" aria-live="polite" aria-atomic="true" />
    </>
  );
}
