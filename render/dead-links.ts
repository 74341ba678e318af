import type { Octets } from "#core/octets.ts";

/** Stands where a link was: only what holds nothing else goes with it, not what was empty before. */
const gap = "\0";
const emptied = /<(?:p|li|ul|div|nav)(?: [^<>]*)?>\0+<\/(?:p|li|ul|div|nav)>/g;

/** Words before or after it make it part of a sentence; a space that does not break is two octets. */
const inSentence = (before: string, after: string): boolean =>
  !/[>\0][\s\xc2]{0,9}$/.test(before.slice(-10)) || !/^[\s\xc2]{0,9}</.test(after);

/**
 * Takes links to pages that this chain does not have out of a page: a button or a link by itself goes, with the line of a
 * list that holds nothing else; within a sentence the words stay. `paths` are those pages' addresses without their parameters.
 */
export function createDeadLinkRemover(paths: readonly string[]): (markup: Octets) => Octets {
  const isDead = (href: string) =>
    paths.some(
      (path) => href.startsWith(path) && (href.length === path.length || "/?;#".includes(href.charAt(path.length))),
    );

  return (markup) => {
    if (!paths.some((path) => markup.includes(`href="${path}`))) return markup;
    let out = "";
    let at = 0;
    for (let from = markup.indexOf("<a "); from >= 0; from = markup.indexOf("<a ", from + 3)) {
      const body = markup.indexOf(">", from) + 1;
      const end = markup.indexOf("</a>", body);
      const tag = markup.slice(from, body);
      const mark = tag.indexOf(' href="') + 7;
      if (end < 0 || mark < 7 || !isDead(tag.slice(mark, tag.indexOf('"', mark)))) continue;
      out += markup.slice(at, from);
      at = end + 4;
      const stays = !tag.includes(' class="') && inSentence(out, markup.slice(at, at + 10));
      out += stays ? markup.slice(body, end) : gap;
    }
    out += markup.slice(at);
    for (let before = ""; before !== out; ) {
      before = out;
      out = out.replaceAll(emptied, gap);
    }
    return out.replaceAll(gap, "");
  };
}
