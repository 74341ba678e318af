/** Another page's document, to take parts from. Its own styles stay behind: this page's policy does not allow them. */
export function readPage(html: string): Document {
  const from = html.indexOf("<style>");
  const to = from < 0 ? -1 : html.indexOf("</style>", from);
  return new DOMParser().parseFromString(to < 0 ? html : html.slice(0, from) + html.slice(to), "text/html");
}
