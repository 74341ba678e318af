/** Another page's document, to take parts from. Its own styles stay behind: this page's policy does not allow them. */
export const readPage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style>[\s\S]*?<\/style>/, ""), "text/html");
