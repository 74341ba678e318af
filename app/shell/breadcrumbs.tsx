import { useCopy, usePage } from "#app/page.tsx";
import { lineageOf } from "#site/menus.ts";
import { type PageId, pageRow } from "#site/pages.ts";
import { copy } from "./copy.ts";
import "./breadcrumbs.css";

export type Crumb = { href: string; text: string };

/** The way down to `here`, the last step, which is the page itself and no link. */
function Crumbs({ steps, here }: { steps: readonly Crumb[]; here: string }) {
  const words = useCopy(copy);
  return (
    <nav className="crumbs" aria-label={words.crumbs}>
      <ol>
        {steps.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.text}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

/** Breadcrumbs of a page by the table of pages; `between` are steps the table does not know, such as a state. */
export function Breadcrumbs({ here, between = [] }: { here?: string; between?: readonly Crumb[] }) {
  const { id, edition, href } = usePage();
  const parents = lineageOf(id).slice(1).reverse();
  const top: PageId[] = parents.length > 0 ? parents : ["home"];
  const steps = top.map((page) => ({ href: href(page as "home"), text: pageRow(page).label[edition] }));
  return <Crumbs steps={[...steps, ...between]} here={here ?? pageRow(id).label[edition]} />;
}
