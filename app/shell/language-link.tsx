import type { ReactNode } from "react";
import { mark } from "#app/marks.ts";
import { usePage } from "#app/page.tsx";
import { editions, otherEdition } from "#site/editions.ts";

/** This very page in the other edition, named in that edition's language. */
export function LanguageLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { edition, otherHref, settings } = usePage();
  if (settings.languages.length === 1) return null;
  const other = editions[otherEdition(edition)];
  return (
    <a className={className} href={otherHref} lang={other.hreflang} hrefLang={other.hreflang} {...mark("language")}>
      {children ?? other.name}
    </a>
  );
}
