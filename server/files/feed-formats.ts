import type { SearchFeed } from "#app/inventory/search-feed.ts";
import { escapeMarkup } from "#core/escape.ts";
import type { Vehicle } from "#core/vehicle.ts";

/** XML has no place for control characters, and a yard's file may hold any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const e = (text: string) => escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

export type FeedFrame = {
  title: string;
  /** Absolute addresses of the feed and of the page it follows. */
  self: string;
  page: string;
  brand: string;
  lang: string;
  /** See getInstallation. */
  installation: string;
  /** What the feed is, in its id: the edition and what is searched for. */
  about: string;
  vehicleUrl(key: string): string;
};

/** Stable for the car in its store, whatever happens to the addresses of the site. */
const idOf = ({ installation }: FeedFrame, { storeId, id }: Vehicle) => `tag:${installation},2024:${storeId}/${id}`;

export function writeAtom({ items, updatedAt }: SearchFeed, frame: FeedFrame): string {
  const entries = items.map(
    ({ vehicle, key, title, text, setAt }) =>
      `<entry><id>${e(idOf(frame, vehicle))}</id><title>${e(title)}</title>` +
      `<link rel="alternate" type="text/html" href="${e(frame.vehicleUrl(key))}"/>` +
      `<published>${setAt.toISOString()}</published><updated>${setAt.toISOString()}</updated>` +
      `<summary>${e(text)}</summary></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${e(frame.lang)}">` +
    `<id>${e(`tag:${frame.installation},2024:${frame.about}`)}</id><title>${e(frame.title)}</title><updated>${updatedAt.toISOString()}</updated>` +
    `<author><name>${e(frame.brand)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${e(frame.self)}"/>` +
    `<link rel="alternate" type="text/html" href="${e(frame.page)}"/>${entries.join("")}</feed>\n`
  );
}

/** JSON Feed 1.1, with the facts of each car beside its text. */
export function writeJsonFeed({ items }: SearchFeed, frame: FeedFrame): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: frame.title,
    home_page_url: frame.page,
    feed_url: frame.self,
    language: frame.lang,
    authors: [{ name: frame.brand }],
    items: items.map(({ vehicle, key, title, text, setAt }) => ({
      id: idOf(frame, vehicle),
      url: frame.vehicleUrl(key),
      title,
      content_text: text,
      date_published: setAt.toISOString(),
      _vehicle: {
        vin: vehicle.vin,
        year: vehicle.year,
        make: vehicle.make,
        model: vehicle.model,
        row: vehicle.row,
        storeId: vehicle.storeId,
        stockNumber: vehicle.stockNumber,
      },
    })),
  });
}
