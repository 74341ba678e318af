import { keptAtHeader, titleHeader } from "#app/offline/cache-names.ts";
import { headersOf } from "./files.ts";

export const addressOf = (url: string) => url.replace(/#.*/s, "");

/** The browser's own cache may hold it for a while; a server's clock may be ahead. */
export function madeAt({ headers }: Response): Date {
  const said = Date.parse(headers.get("date") ?? "");
  return new Date(Math.min(Number.isNaN(said) ? Number.POSITIVE_INFINITY : said, Date.now()));
}

/** A page as it is kept, with the moment and what it is called. */
export function keptPage(answer: Response, html: string, title: string): Response {
  const headers = headersOf(answer);
  headers.set(keptAtHeader, madeAt(answer).toISOString());
  headers.set(titleHeader, encodeURIComponent(title));
  return new Response(html, { headers });
}

export const keptAt = ({ headers }: Response): Date => new Date(headers.get(keptAtHeader) ?? 0);

/** What the device shows instead of the network: the browser itself keeps none of it. */
export function reply(html: string, { headers }: Response, status = 200): Response {
  const own = new Headers(headers);
  own.set("cache-control", "no-store");
  return new Response(html, { headers: own, status });
}
