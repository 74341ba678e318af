import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { editions, otherEdition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { SearchBox } from "./search-box.tsx";

export function Header() {
  const { id, edition, href, settings } = usePage();
  const words = useCopy(copy);
  const other = otherEdition(edition);
  return (
    <header className="top">
      <div className="top__bar">
        <a
          className="top__logo"
          href={href("home")}
          aria-label={words.home(settings.brand)}
          aria-current={id === "home" ? "page" : undefined}
        >
          <Logo on="dark" />
        </a>
        <SearchBox id="q-top" className="top__search" />
        <LanguageLink className="top__lang">
          <span className="short" aria-hidden="true">
            {other.toUpperCase()}
          </span>
          <span className="long">{editions[other].name}</span>
        </LanguageLink>
        <a className="top__icon" href={href("search")} aria-label={words.search}>
          <Icon name="search" />
        </a>
        <a className="top__menu" href="#menu">
          <Icon name="menu" /> {words.menu}
        </a>
        <a className="top__close" href="#top">
          <Icon name="close" /> {words.close}
        </a>
        <Menu />
      </div>
    </header>
  );
}
