import type { OpenApi } from "./api-schema.ts";
import { ask } from "./ask.ts";

/** The live examples of the readable page, which are calls that work on the data of now, each with the path that describes it. */
export async function readExamples(origin: string, { paths }: OpenApi): Promise<{ address: string; path: string }[]> {
  const page = (await ask(origin, "/api")).text;
  const pathOf = (address: string) => {
    const parts = address.split("?")[0]?.split("/") ?? [];
    return Object.keys(paths)
      .filter((path) => {
        const wanted = path.split("/");
        return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith("{"));
      })
      .toSorted((a, b) => a.split("{").length - b.split("{").length)[0];
  };
  return [...page.matchAll(/<a href="(\/api\/[^"]+)" rel="nofollow">/g)].map(([, href = ""]) => {
    const address = href.replaceAll("&amp;", "&");
    const path = pathOf(address);
    if (path === undefined)
      throw new Error(`${address} is on the page /api, and no call is described that it would be`);
    return { address, path };
  });
}

/** What an address says for each `{name}` of its path. */
export function pathValues(path: string, address: string): Record<string, string> {
  const parts = address.split("?")[0]?.split("/") ?? [];
  return Object.fromEntries(
    path.split("/").flatMap((part, at) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? [[name, decodeURIComponent(parts[at] ?? "")]] : [];
    }),
  );
}
