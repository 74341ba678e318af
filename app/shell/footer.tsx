import { Cached } from "#app/cached.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { ownPages } from "#app/switched-off.ts";
import { Icon } from "#app/ui/icon.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { type FooterPage, footerMenus, legalMenu } from "#site/menus.ts";
import { pageRow } from "#site/pages.ts";
import { socialPaths } from "#site/social.ts";
import { copy } from "./copy.ts";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import "./footer.css";

function Column({ name, pages }: { name: keyof typeof footerMenus; pages: readonly FooterPage[] }) {
  const view = usePage();
  const { id, edition, href } = view;
  const title = useCopy(copy).columns[name];
  return (
    <nav aria-labelledby={`foot-${name}`}>
      <h2 id={`foot-${name}`}>{title}</h2>
      <ul>
        {ownPages(view, pages).map((page) => (
          <li key={page}>
            <a href={href(page)} aria-current={page === id ? "page" : undefined}>
              {pageRow(page).label[edition]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links go through the site's own addresses, which redirect to the configured accounts. */
function Social() {
  const { settings } = usePage();
  const words = useCopy(copy);
  if (!settings.twitter && !settings.facebook) return null;
  return (
    <ul className="social">
      {settings.twitter && (
        <li>
          <a href={socialPaths.twitter} rel="external" aria-label={words.onTwitter(settings.brand)}>
            <Icon name="x" />
          </a>
        </li>
      )}
      {settings.facebook && (
        <li>
          <a href={socialPaths.facebook} rel="external" aria-label={words.onFacebook(settings.brand)}>
            <Icon name="facebook" />
          </a>
        </li>
      )}
    </ul>
  );
}

export function Footer() {
  const { id, edition, href, now } = usePage();
  const words = useCopy(copy);
  const { tagline, invented, legalName } = chainFacts();
  const [part, price] = tagline[edition].split(/(?<=\.) /);
  return (
    <footer className="foot">
      <div className="wrap wrap--wide">
        <Cached name="foot" by={[id]}>
          {() => (
            <div className="foot__top">
              <div className="foot__brand">
                <Logo on="dark" place="foot" />
                <p>
                  {part}
                  <br />
                  {price}
                </p>
                <Social />
              </div>
              <div className="foot__cols">
                {(Object.keys(footerMenus) as (keyof typeof footerMenus)[]).map((name) => (
                  <Column key={name} name={name} pages={footerMenus[name]} />
                ))}
              </div>
            </div>
          )}
        </Cached>
        {invented && <p className="foot__note">{words.invented}</p>}
        <div className="foot__legal">
          <span>
            © {now.getUTCFullYear()} {legalName}
          </span>
          {legalMenu.map((page) => (
            <a key={page} href={href(page)}>
              {pageRow(page).label[edition]}
            </a>
          ))}
          <button type="button" popoverTarget="cookies">
            {words.cookies}
          </button>
          <LanguageLink />
        </div>
      </div>
    </footer>
  );
}
