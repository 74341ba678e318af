import { Box } from "#app/box/box.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { chainLogo } from "#content/chain-facts.ts";
import { editions, otherEdition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import "./header.css";

/** So many times as wide as high a logo has room on a phone, where the box is a magnifier. */
const shortLogo = 3.2;

export type HeaderProps = {
  question?: string | undefined;
  /** The page's own form searches: the header's box keeps quiet. */
  finds?: boolean | undefined;
};

export function Header({ question, finds }: HeaderProps) {
  const { id, edition, href, settings } = usePage();
  const words = useCopy(copy);
  const other = otherEdition(edition);
  const { width, height } = chainLogo("dark");
  return (
    <header className={finds ? "top top--quiet" : "top"}>
      <div className="wrap wrap--wide top__bar">
        <a
          className={width <= shortLogo * height ? "top__logo top__logo--short" : "top__logo"}
          href={href("home")}
          aria-label={words.home(settings.brand)}
          aria-current={id === "home" ? "page" : undefined}
        >
          <Logo on="dark" place="top" />
        </a>
        <Box id="q-top" className="top__search" value={question} />
        <a className="top__list" href={href("myList")} aria-current={id === "myList" ? "page" : undefined}>
          <Icon name="list" /> <span>{words.list}</span> <b id="list-count" />
        </a>
        <LanguageLink className="top__lang">
          <span className="short" aria-hidden="true">
            {other.toUpperCase()}
          </span>
          <span className="long">{editions[other].name}</span>
        </LanguageLink>
        <a className="top__menu" href="#menu">
          {words.menu}
        </a>
        <a className="top__close" href="#top">
          {words.close}
        </a>
        <Menu />
      </div>
    </header>
  );
}
