import type { ReactNode } from "react";
import { useFilled, useFinished } from "#app/finished.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import type { PageId } from "#site/pages.ts";
import { CookiePreferences } from "./cookie-preferences.tsx";
import { copy } from "./copy.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { Logo } from "./logo.tsx";
import { PromoBanner, type PromoBannerData } from "./promo-banner.tsx";
import { RouteError } from "./route-error.tsx";

/** Pages whose answer stands first: what is advertised comes after it. */
const answersFirst: ReadonlySet<PageId> = new Set<PageId>(["inventoryResults", "myList"]);

type ShellProps = { children: ReactNode; banner?: PromoBannerData | undefined; question?: string | undefined };

function Top({ question }: Pick<ShellProps, "question">) {
  const words = useCopy(copy);
  return (
    <>
      <a className="skip" href="#main" id="top">
        {words.skip}
      </a>
      <LanguageOffer />
      <Header question={question} />
      <div className="print-logo print-only">
        <Logo on="mono" place="print" />
      </div>
    </>
  );
}

/** Everything of the body around a page, in the order of the root layout. */
export function Shell({ children, banner, question }: ShellProps) {
  const { id, now } = usePage();
  const finished = useFinished();
  const filled = useFilled();
  const after = answersFirst.has(id);
  const promo = banner && finished(`promo ${JSON.stringify(banner)}`, () => <PromoBanner banner={banner} />);
  const year = now.getUTCFullYear();
  return (
    <>
      {filled(`top ${id}`, { question }, (texts) => (
        <Top {...texts} />
      ))}
      {!after && promo}
      <main id="main">{children}</main>
      {after && promo}
      {finished(`foot ${id} ${year}`, () => (
        <>
          <Footer year={year} />
          <CookiePreferences />
        </>
      ))}
      <RouteError />
      <div className="sr" id="live" aria-live="polite" aria-atomic="true" />
    </>
  );
}
