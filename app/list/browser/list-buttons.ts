import { copy } from "#app/list/add-copy.ts";
import { type Addition, isListed, toggle } from "#app/list/addition.ts";
import type { Book } from "#app/list/book.ts";
import { countAll } from "#app/list/changes.ts";
import { keepYardSoon } from "#app/list/keep-yard.ts";
import { changeBook, getBook, subscribe } from "#app/list/list-store.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";

const signs = { plus: "M12 4v16M4 12h16", check: "m4 13 5.5 5.5L20 6" };

/** What a button adds, and what it is called aloud. */
type Offer = { readonly name: string; readonly addition: Addition };

/** A sign and a word; its name also says what it is about. */
function draw(button: Element, { name, addition }: Offer, book: Book): void {
  const on = isListed(book, addition);
  if (button.getAttribute("aria-pressed") === String(on)) return;
  const words = copy[pageEdition()];
  const text = on ? words.added : words.add;
  const sign = on ? signs.check : signs.plus;
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}"/></svg><span></span>`;
  const [, word] = button.children;
  if (word) word.textContent = text;
  button.setAttribute("aria-label", `${text}: ${name}`);
  button.setAttribute("aria-pressed", String(on));
}

/**
 * One listener for all the buttons of a part of the page. Each that is told of puts what it offers on the list and takes it
 * off, and follows what other tabs do.
 */
export function listButtons(around: HTMLElement): (button: HTMLButtonElement, offer: Offer) => void {
  const words = copy[pageEdition()];
  const offers = new Map<Element | null, Offer>();
  let book = getBook();
  const leave = subscribe((now) => {
    if (!around.isConnected) return leave();
    book = now;
    for (const [button, offer] of offers) if (button) draw(button, offer, now);
  });
  around.addEventListener("click", ({ target }) => {
    const offer = offers.get((target as Element).closest("button"));
    if (!offer) return;
    const { name, addition } = offer;
    const refusal = changeBook(toggle(addition));
    const now = getBook();
    const on = isListed(now, addition);
    announce(refusal ? words.refused[refusal] : (on ? words.put : words.taken)(name, countAll(now)));
    if (on && !refusal) keepYardSoon(addition.store);
  });
  return (button, offer) => {
    offers.set(button, offer);
    draw(button, offer, book);
    button.hidden = false;
  };
}
