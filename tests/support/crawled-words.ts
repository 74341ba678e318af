import type { Crawled } from "./crawl.ts";

/** Scripts, sheets and the table of postal codes are the same for every chain; so is what the API takes and calls by name. */
export const isShared = ({ path, kind }: Crawled) => /^\/assets\/|postal-points/.test(path) || kind === "text/css";
export const isApi = ({ path }: Crawled) => /^\/(?:en\/)?api\b/.test(path);
export const wordsOf = ({ reply }: { reply: { text: string } }) => reply.text.replaceAll(/<style>.*?<\/style>/gs, "");

/** Whether something stands at an address of this form. */
export const isLike = (pattern: string) => {
  const like = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
  return ({ path }: Crawled) => like.test(path.replace(/[?;].*$/, ""));
};
