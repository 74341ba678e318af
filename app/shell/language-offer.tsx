import { mark } from "#app/marks.ts";
import { usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { otherEdition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { LanguageLink } from "./language-link.tsx";
import "./language-offer.css";

/** This page in the other edition, offered in its words above the header; shown by head/offer-other.ts, never a redirect. */
export function LanguageOffer() {
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
