/** Direct children: what a page has for visitors without script is not meant. */
const listSheets = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];

/** Links the sheets of another page that this one lacks; a part of that page is shown once they are there. */
export async function adoptSheets(page: Document): Promise<void> {
  const here = new Set(listSheets(document).map((link) => link.getAttribute("href")));
  const missing = listSheets(page).filter((link) => !here.has(link.getAttribute("href")));
  await Promise.all(missing.map(add));
}

function add(theirs: HTMLLinkElement): Promise<unknown> {
  const href = theirs.getAttribute("href") ?? "";
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: theirs.media });
  // One that does not come holds nothing up.
  const ready = new Promise((done) => {
    for (const end of ["load", "error"]) link.addEventListener(end, done);
  });
  document.head.append(link);
  return ready;
}
