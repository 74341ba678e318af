import { cacheNames, titleHeader } from "#app/offline/cache-names.ts";
import { keptAt, reply } from "#app/offline/worker/kept-answer.ts";
import { escapeMarkup as e } from "#core/escape.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { asOf } from "../as-of.ts";
import { copy } from "../copy.ts";
import { nobody, sessionHeader } from "../session-header.ts";
import { findOwner } from "./owner.ts";
import { scope } from "./scope.ts";

const mostListed = 8;

/** By the address alone: the page itself is not here. */
function editionOfAddress(pathname: string): Edition {
  const { es, en } = scope.shell;
  if (!es || !en) return es ? "es" : "en";
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "es";
}

/** Pages of whoever is in, the one that was opened last first. */
async function listKept(edition: Edition): Promise<string> {
  const who = (await findOwner()) ?? nobody;
  const pages = await caches.open(cacheNames.pages);
  const lines = new Map<string, string>();
  for (const key of (await pages.keys()).toReversed()) {
    const kept = await pages.match(key, { ignoreVary: true });
    const { pathname, search } = new URL(key.url);
    if (!kept || kept.headers.get(sessionHeader) !== who || lines.has(pathname)) continue;
    const [title = ""] = decodeURIComponent(kept.headers.get(titleHeader) ?? "").split(" | ");
    const when = asOf(keptAt(kept), new Date(), edition);
    lines.set(pathname, `<li><a href="${e(pathname + search)}"><b>${e(title)}</b> ${e(when)}</a></li>`);
    if (lines.size === mostListed) break;
  }
  return [...lines.values()].join("");
}

/** Our own page in words, where the browser would show one of its own. */
export async function standIn(url: string, why: "unkept" | "unsent"): Promise<Response> {
  const { pathname, search } = new URL(url);
  const edition = editionOfAddress(pathname);
  const path = scope.shell[edition]?.[0] ?? scope.shell[editionIds[0]]?.[0] ?? "";
  const found = await (await caches.open(cacheNames.shell)).match(path, { ignoreVary: true });
  if (!found) return Response.error();
  const list = await listKept(edition).catch(() => "");
  const html = (await found.text())
    // To try again is to ask for what was asked for.
    .replace(`href="${path}"`, () => `href="${e(pathname + search)}"`)
    .replace(e(copy[edition].unkept), () => e(copy[edition][why]))
    .replace("</ul>", () => `${list}</ul>`);
  return reply(html, found, 503);
}
