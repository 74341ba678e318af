import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";
import { pageWindow } from "./page-window.ts";
import "./pager.css";

type PagerProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
  label?: string;
  /** The element that another page of results replaces in place. */
  swap?: string;
};

export function Pager({ page, pages, href, label, swap }: PagerProps) {
  const words = useCopy(copy);
  if (pages < 2) return null;
  const shown = pageWindow(page, pages);
  return (
    <nav className={shown.length < 4 ? "pager pager--short" : "pager"} aria-label={label ?? words.pages}>
      {page > 1 && (
        <a className="wide" href={href(page - 1)} rel="prev" {...mark("swap", swap)}>
          <Icon name="back" /> {words.previous}
        </a>
      )}
      <ol>
        {shown.map((n) => (
          <li key={n}>
            <a
              href={href(n)}
              {...mark("swap", swap)}
              aria-current={n === page ? "page" : undefined}
              aria-label={n === page ? words.pageHere(n) : words.page(n)}
            >
              {n}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="wide" href={href(page + 1)} rel="next" {...mark("swap", swap)}>
          {words.next} <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
