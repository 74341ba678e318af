import { having, markOf } from "#app/marks.ts";
import { adoptSheets } from "./adopt-sheets.ts";
import { announce } from "./announce.ts";
import { formAddress } from "./form-address.ts";
import { readPage } from "./read-page.ts";
import { isShown, noteShown } from "./shown.ts";

const typed = "input:is([type=text], [type=search])[id]";

/**
 * Keeps what a visitor types into a part while its answer is on the way; where a field's content did not go along with
 * the request, also what was typed before. Answers how to put it into the new part.
 */
function keepTyped(part: HTMLElement, wentAlong: (field: HTMLInputElement) => boolean) {
  const known = new Map(
    [...part.querySelectorAll<HTMLInputElement>(typed)].map((field) => [
      field,
      wentAlong(field) ? field.value : field.defaultValue,
    ]),
  );
  return (fresh: HTMLElement): void => {
    for (const [field, before] of known) {
      const there = field.value === before ? null : fresh.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
      if (!there) continue;
      there.value = field.value;
      there.closest("details")?.setAttribute("open", "");
    }
  };
}

/** `mark("swap", "results")` on a form or link: its answer replaces the element of that id, in place. */
let running: AbortController | undefined;
type SwapOptions = { back?: boolean; form?: HTMLFormElement | undefined };

/** Forms beside the region show what that page was asked for, as they do when it is loaded. */
function restoreForms(id: string, page: Document): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`form${having("swap", id)} input[id]`)) {
    const there = page.getElementById(field.id);
    if (there instanceof HTMLInputElement) field.value = there.value;
  }
}

/** What scrolls by itself, as filters beside a list: it goes on where it was. */
const listScrolled = (region: HTMLElement) =>
  [...region.querySelectorAll("[id]")]
    .filter(({ scrollTop, clientHeight }) => scrollTop > 0 && clientHeight > 0)
    .map(({ id, scrollTop }) => ({ id, scrollTop }));

async function swap(
  address: string,
  id: string,
  again: (root: ParentNode) => void,
  { back = false, form }: SwapOptions,
): Promise<string> {
  running?.abort();
  running = new AbortController();
  const region = document.getElementById(id);
  region?.setAttribute("aria-busy", "true");
  const busy = markOf(region, "busy");
  if (busy) announce(busy);
  const putTyped = region && keepTyped(region, ({ form: own }) => back || own === form);
  const answer = await fetch(address, { signal: running.signal, headers: { accept: "text/html" } });
  const page = readPage(await answer.text());
  await adoptSheets(page);
  const fresh = page.getElementById(id);
  if (!region || !fresh) throw new Error(`no ${id} in the answer`);
  const focused = region.contains(document.activeElement) ? document.activeElement?.id : undefined;
  putTyped?.(fresh);
  const scrolled = listScrolled(region);
  region.replaceWith(fresh);
  for (const { id, scrollTop } of scrolled) fresh.querySelector(`#${CSS.escape(id)}`)?.scrollTo(0, scrollTop);
  document.title = page.title;
  // What was wrong with the question before this one.
  if (!page.querySelector("main [role=alert]")) document.querySelector("main [role=alert]")?.remove();
  if (back) restoreForms(id, page);
  again(fresh);
  if (focused !== undefined) {
    const same = focused ? document.getElementById(focused) : null;
    if (!same) fresh.tabIndex = -1;
    (same ?? fresh).focus({ preventScroll: same !== null });
  }
  const said = fresh.querySelector(`[role=status], ${having("announce")}`) ?? fresh.querySelector("h1, h2");
  announce(said?.textContent?.trim() ?? page.title);
  return (form && markOf(fresh, "sent")) ?? answer.url;
}

function go(address: string, id: string, again: (root: ParentNode) => void, form?: HTMLFormElement): void {
  swap(address, id, again, { form }).then(
    (reached) => {
      history.pushState({ swap: id }, "", reached);
      noteShown();
    },
    (error: Error) => {
      // A later request took its place; anything else is left to the browser.
      if (error.name === "AbortError") return;
      const region = document.getElementById(id);
      if (!region || markOf(region, "quiet") === undefined) return location.assign(address);
      console.error(error);
      region.removeAttribute("aria-busy");
      region.replaceChildren();
    },
  );
}

export function swaps(again: (root: ParentNode) => void): void {
  const first = markOf(document.querySelector(having("swap")), "swap");
  if (!first) return;
  history.replaceState({ ...history.state, swap: first }, "");
  noteShown();
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const id = markOf(form, "swap");
    if (!id || form.method !== "get" || event.defaultPrevented) return;
    event.preventDefault();
    go(formAddress(form.action, new FormData(form, event.submitter).entries()), id, again, form);
  });
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.(`a${having("swap")}`);
    const id = markOf(link, "swap");
    // A link in a drawing has no `href` of its own that is a text.
    const address = link?.getAttribute("href");
    if (!address || !id) return;
    event.preventDefault();
    go(new URL(address, document.baseURI).href, id, again);
  });
  addEventListener("popstate", (event) => {
    if (isShown()) return;
    noteShown();
    // A link within the page leaves an entry that says nothing.
    const id = (event.state as { swap?: string } | null)?.swap ?? first;
    swap(location.href, id, again, { back: true }).catch((error: Error) => {
      // A later step through the history took its place.
      if (error.name !== "AbortError") location.reload();
    });
  });
}
