import { Box } from "#app/box/box.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { ownPages } from "#app/switched-off.ts";
import { pageRow } from "#site/pages.ts";
import { copy } from "./copy.ts";
import "#app/ui/likely.css";

const likely = ["inventory", "partPricing", "locations", "sellMyCar", "home"] as const;

/** A search box and the pages that most visitors want. */
export function LikelyPages() {
  const words = useCopy(copy);
  const view = usePage();
  const { edition, href } = view;
  return (
    <>
      <Box id="lost-search" large />
      <h2 className="mt-5">{words.likely}</h2>
      <ul className="likely">
        {ownPages(view, likely).map((page) => (
          <li key={page}>
            <a href={href(page)}>
              {pageRow(page).label[edition]} <small>{words.ways[page]}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
