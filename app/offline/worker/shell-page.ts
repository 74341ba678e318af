/**
 * A page that works without signal, as the worker keeps it. Its scripts are on the device: the page itself names them, to
 * be read while it is laid out, and none of them has to ask for the others.
 */
export function withScripts(html: string): string {
  const named = (mark: RegExp) => mark.exec(html)?.[1]?.split(" ") ?? [];
  const links = [...named(/ data-modules="([^"]*)"/), ...named(/ data-preload="([^"]*)"/)]
    .filter(Boolean)
    .map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace(/ data-preload="[^"]*"/, ' data-preload=""').replace("</title>", `</title>${links.join("")}`);
}
