import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";

export type SideLink = { href: string; text: string; current?: boolean };

/** The section's pages at the left; on a phone one button opens them by their address. Stands inside `.doc`. */
export function SideNav({
  title,
  hint,
  links,
  id = "section",
}: {
  title: string;
  hint?: string;
  links: readonly SideLink[];
  id?: string;
}) {
  const words = useCopy(copy);
  return (
    <>
      <a className="filters-open" href={`#${id}`}>
        <Icon name="menu" />{" "}
        <span>
          {title} {hint !== undefined && <small>{hint}</small>}
        </span>
      </a>
      <nav className="side" id={id} aria-label={title}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={link.current ? "page" : undefined}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
        <a className="filters-shut" href="#main">
          <Icon name="close" /> {words.close}
        </a>
      </nav>
    </>
  );
}
