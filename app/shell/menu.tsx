import { Cached } from "#app/cached.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { ownPages } from "#app/switched-off.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { deskPhone } from "#content/chain-facts.ts";
import { editions, otherEdition } from "#site/editions.ts";
import { aboutMenu, currentIn, isAbout, type MenuPage, mainMenu } from "#site/menus.ts";
import { pageRow } from "#site/pages.ts";
import { copy } from "./copy.ts";
import { LanguageLink } from "./language-link.tsx";
import "#app/ui/button.css";
import "./header.css";
import "./menu.css";

type MenuLinkProps = { page: MenuPage; current: string | undefined; pages?: boolean };

function MenuLink({ page, current, pages }: MenuLinkProps) {
  const { id, edition, href } = usePage();
  const here = page === current ? (page === id ? "page" : "true") : undefined;
  return (
    <a href={href(page)} aria-current={here} {...mark("pages", pages)}>
      {pageRow(page).label[edition]}
    </a>
  );
}

/** Under the entry of the inventory where the menus are a list; where they are a row, the foot of the page names it. */
function VinLink() {
  const { id } = usePage();
  return (
    <ul className="nav__under">
      <li>
        <MenuLink page="vin" current={id} />
      </li>
    </ul>
  );
}

function AboutMenu() {
  const view = usePage();
  const { id } = view;
  const words = useCopy(copy);
  const current = currentIn(aboutMenu, id);
  return (
    <li className={isAbout(id) ? "nav__more is-here" : "nav__more"}>
      <details name="nav">
        <summary>
          {words.about} <Icon name="down" />
        </summary>
        <ul>
          {ownPages(view, aboutMenu).map((page) => (
            <li key={page}>
              <MenuLink page={page} current={current} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function CareersLink() {
  const { id, href, settings } = usePage();
  const words = useCopy(copy);
  if (!settings.careersUrl && !settings.switches.careersForm) return null;
  if (!settings.careersUrl) {
    return (
      <li className="nav__ext">
        <a href={href("careers")} aria-current={id === "careers" ? "page" : undefined}>
          {words.jobs}
        </a>
      </li>
    );
  }
  return (
    <li className="nav__ext">
      <a href={settings.careersUrl} rel="external">
        {words.jobs} <Icon name="external" />
        <span className="sr-only">{words.externalSite}</span>
      </a>
    </li>
  );
}

/** The ten menus. On a phone the same list opens by its address, #menu, so it needs no script. */
export function Menu() {
  const view = usePage();
  const { id, edition, settings } = view;
  const phone = deskPhone("carBuying");
  const words = useCopy(copy);
  const current = currentIn(mainMenu, id);
  return (
    <nav className="nav" id="menu" aria-label={words.mainMenu}>
      <Cached name="menu" by={[id]}>
        {() => (
          <ul className="nav__list">
            {ownPages(view, mainMenu).map((page) => (
              <li key={page}>
                <MenuLink page={page} current={current} />
                {page === "inventory" && <VinLink />}
              </li>
            ))}
            <AboutMenu />
            <li>
              <MenuLink page="search" current={id} pages />
            </li>
            <CareersLink />
          </ul>
        )}
      </Cached>
      <div className="nav__foot">
        {settings.switches.sellingCars && (
          <LinkButton icon="phone" href={`tel:${phone.tel}`}>
            {words.sellByPhone} <span className="whole-name">{phone.display}</span>
          </LinkButton>
        )}
        <LanguageLink className="btn btn--line">
          <Icon name="globe" /> {editions[otherEdition(edition)].name}
        </LanguageLink>
      </div>
    </nav>
  );
}
