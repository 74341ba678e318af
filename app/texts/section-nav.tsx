import { useCopy, usePage } from "#app/page.tsx";
import { ownPages } from "#app/switched-off.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { aboutMenu, isAbout, legalMenu } from "#site/menus.ts";
import { pageRow } from "#site/pages.ts";
import { copy } from "./copy.ts";
import "#app/ui/button.css";
import "./long-text.css";

const donation = ["donate", "donateNow", "donateFaq"] as const;

/** The pages beside this one: about, donation or legal. On a phone one button opens them. */
export function SectionNav() {
  const view = usePage();
  const { id, edition, href } = view;
  const words = useCopy(copy);
  const menu = (donation as readonly string[]).includes(id) ? donation : isAbout(id) ? aboutMenu : legalMenu;
  const title = menu === donation ? words.donation : menu === aboutMenu ? words.about : words.legal;
  return (
    <>
      <LinkButton className="side-open no-print" look="line" size={44} icon="menu" href="#section-nav">
        {title}
      </LinkButton>
      <nav className="side" id="section-nav" aria-label={title}>
        <ul>
          {ownPages(view, menu).map((page) => (
            <li key={page}>
              <a href={href(page)} aria-current={page === id ? "page" : undefined}>
                {pageRow(page).label[edition]}
              </a>
            </li>
          ))}
        </ul>
        <a className="go-link side-shut" href="#main">
          <Icon name="close" /> {words.close}
        </a>
      </nav>
    </>
  );
}
