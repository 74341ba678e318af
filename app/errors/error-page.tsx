import { type Head, type PageView, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import type { SiteError } from "#core/errors.ts";
import { copy } from "./copy.ts";
import { DetourSign } from "./detour-sign.tsx";
import { LikelyPages } from "./likely-pages.tsx";
import "./errors.css";

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
