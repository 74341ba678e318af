import { decodeEntities } from "./cell.ts";

const kept = new Set(["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "a", "h3", "h4"]);

const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:#\d+|#x[0-9a-f]+|\w+);)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");

const isSafeAddress = (url: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>\\]*$/i.test(url);

function writeTag(closing: boolean, name: string, attributes: string): string {
  if (closing) return name === "br" ? "" : `</${name}>`;
  if (name !== "a") return `<${name}>`;
  const href = decodeEntities(
    /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? "",
  ).trim();
  return isSafeAddress(href) ? `<a href="${href.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">` : "<a>";
}

/** Text for visitors with a few harmless tags; everything else of HTML is dropped, open tags are closed. */
export function safeHtml(source: string): string {
  const text = source.replace(
    /<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi,
    "",
  );
  const open: string[] = [];
  let out = "";
  let at = 0;
  for (const match of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi)) {
    out += escapeText(text.slice(at, match.index));
    at = match.index + match[0].length;
    const name = (match[2] ?? "").toLowerCase();
    const closing = match[1] === "/";
    if (!kept.has(name)) continue;
    if (closing && name !== "br") {
      if (!open.includes(name)) continue;
      while (open.at(-1) !== name) out += `</${open.pop()}>`;
      open.pop();
    } else if (name !== "br") open.push(name);
    out += writeTag(closing, name, match[3] ?? "");
  }
  out += escapeText(text.slice(at));
  while (open.length > 0) out += `</${open.pop()}>`;
  return out.trim();
}
