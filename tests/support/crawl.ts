import { askPatiently, type Reply } from "./ask.ts";

export type Crawled = { path: string; reply: Reply; kind: string };

const unpack = (text: string) => text.replaceAll("&amp;", "&").replaceAll("\\u0026", "&").replaceAll("\\/", "/");
/** Addresses by the kind of the text that they stand in; scripts and sheets are told by the pages that load them. */
const inMarkup =
  /(?:href|src|srcset|action|data-props|content|data-modules|data-preload)="([^"]*)"|<loc>([^<]+)<\/loc>|<(?:link|id|uri)>([^<]+)</g;
const inJson = /"((?:\/(?!\/)|https?:\/\/)[^"\s<>{}]*)"/g;
const textual = /^(?:text|application\/(?:.*json|.*xml|javascript))|svg/;
/** How many queries of one path stand for all of them. */
const perPath = 2;

/** Everything that can be reached on a site from these addresses, in whatever form it comes. */
export async function crawl(origin: string, from: readonly string[], most = 1_500): Promise<Crawled[]> {
  const waiting = [...from];
  const seen = new Set(from);
  const asked = new Map<string, number>();
  const found: Crawled[] = [];

  function note(address: string, base: string) {
    // Longer ones are pictures within an answer.
    if (address.length > 500 || !/^(?:\/|https?:|[?;])/.test(address) || !URL.canParse(unpack(address), base)) return;
    const url = new URL(unpack(address), base);
    const path = url.pathname + url.search;
    if (url.origin !== origin || seen.has(path)) return;
    const times = asked.get(url.pathname) ?? 0;
    if (times >= perPath) return;
    asked.set(url.pathname, times + 1);
    seen.add(path);
    waiting.push(path);
  }

  async function open(path: string) {
    const reply = await askPatiently(origin, path);
    const kind = (reply.headers["content-type"] ?? "").split(";", 1)[0] as string;
    found.push({ path, reply, kind });
    if (reply.headers.location) note(reply.headers.location, origin + path);
    if (!textual.test(kind)) return;
    const addresses = /html|xml|svg/.test(kind) ? inMarkup : /json/.test(kind) ? inJson : undefined;
    if (!addresses) return;
    for (const [, ...groups] of reply.text.matchAll(addresses))
      for (const address of groups) {
        // Addresses of an island travel in its props; several scripts stand in one attribute.
        if (address?.includes("&quot;"))
          for (const [, inner = ""] of address.matchAll(/&quot;(\/[^&"\s<>:]*)&quot;/g)) note(inner, origin + path);
        else if (address) for (const one of address.split(/\s+/)) note(one, origin + path);
      }
  }

  while (waiting.length > 0 && found.length < most) await Promise.all(waiting.splice(0, 8).map(open));
  return found;
}

export const isText = ({ kind }: Crawled): boolean => textual.test(kind);
