import { type Head, type PageView, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import type { SiteError } from "#core/errors.ts";
import { copy } from "./copy.ts";
import "./errors.css";
import { Box } from "#app/box/box.tsx";
import { ownPages } from "#app/switched-off.ts";
import { Sign } from "#app/ui/sign.tsx";
import { pageRow } from "#site/pages.ts";
import "#app/ui/likely.css";

const likely = ["inventory", "partPricing", "locations", "sellMyCar", "home"] as const;

/** A search box and the pages that most visitors want. */
function LikelyPages() {
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

/** The road is closed here: a sign on its posts behind a barricade. The words beside it say the same. */
function DetourSign() {
  const words = useCopy(copy);
  return (
    <div className="detour" aria-hidden="true">
      <Sign kind="sale" className="detour__sign">
        <b>{words.detour}</b>
        <svg viewBox="0 0 300 92" width="300" height="92" aria-hidden="true">
          <path d="M8 34h206V8l78 38-78 38V58H8z" fill="#15171a" />
        </svg>
      </Sign>
      <div className="detour__posts" />
      <div className="detour__bar" />
    </div>
  );
}

const shown = ["not-found", "gone", "invalid", "too-broad", "too-many", "unavailable", "internal"] as const;
const kindOf = (error: SiteError) => shown.find((code) => code === error.code) ?? "other";

export const errorHead = (error: SiteError, view: PageView): Head => ({
  title: copy[view.edition].heading[kindOf(error)],
  description: copy[view.edition].text[kindOf(error)],
  finds: true,
});

/** Any error, in the visitor's language, with a number to quote and a way on. */
export function ErrorPage({ error, asked }: { error: SiteError; asked?: string }) {
  const words = useCopy(copy);
  const { requestId } = usePage();
  return (
    <Wrap wide className="lost">
      {error.status < 500 && <DetourSign />}
      <div>
        <p className="muted">{words.error(error.status)}</p>
        <h1>{words.heading[kindOf(error)]}</h1>
        <p className="lead mt-3 mb-4">{words.text[kindOf(error)]}</p>
        {asked && (
          <p className="mb-4">
            {words.asked}: <code>{asked}</code>
          </p>
        )}
        <LikelyPages />
        {error.status >= 500 && (
          <p className="muted small mt-6">
            {words.requestNumber}: <code>{requestId}</code>
          </p>
        )}
      </div>
    </Wrap>
  );
}
