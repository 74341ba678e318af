/**
 * A page that works without signal, as the worker keeps it. Its scripts are on the device: the page itself names them, to
 * be read while it is laid out, and none of them has to ask for the others. They begin at once: what it is opened for
 * is what they draw.
 */
export function withScripts(html: string): string {
  const named = (mark: RegExp) => mark.exec(html)?.[1]?.split(" ").filter(Boolean) ?? [];
  const entries = named(/ data-modules="([^"]*)"/).map((path) => `<script type="module" src="${path}"></script>`);
  const others = named(/ data-preload="([^"]*)"/).map((path) => `<link rel="modulepreload" href="${path}">`);
  const tags = [...entries, ...others].join("");
  return html.replace(/ data-preload="[^"]*"/, ' data-preload=""').replace("</title>", `</title>${tags}`);
}
