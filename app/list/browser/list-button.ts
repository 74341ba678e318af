import { copy } from "#app/list/add-copy.ts";
import { type Addition, isListed, toggle } from "#app/list/addition.ts";
import type { Book } from "#app/list/book.ts";
import { countAll } from "#app/list/changes.ts";
import { keepYardSoon } from "#app/list/keep-yard.ts";
import { changeBook, getBook, subscribe } from "#app/list/list-store.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";

const signs = { plus: "M12 4v16M4 12h16", check: "m4 13 5.5 5.5L20 6" };

/** What a button shows: a sign and a word; its name also says what it is about. */
function fill(button: HTMLButtonElement, name: string) {
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path/></svg><span></span>`;
  const [sign, word] = [...button.children] as [SVGElement, HTMLElement];
  return (on: boolean, text: string) => {
    sign.firstElementChild?.setAttribute("d", on ? signs.check : signs.plus);
    word.textContent = text;
    button.setAttribute("aria-label", `${text}: ${name}`);
    button.setAttribute("aria-pressed", String(on));
  };
}

/** Makes a button put something on the list and take it off; it follows what other tabs do. */
export function listButton(button: HTMLButtonElement, name: string, addition: Addition, book = getBook()): void {
  const words = copy[pageEdition()];
  const draw = fill(button, name);
  let shown: boolean | undefined;
  const show = (now: Book) => {
    const on = isListed(now, addition);
    if (on === shown) return;
    shown = on;
    draw(on, on ? words.added : words.add);
  };
  show(book);
  button.hidden = false;
  const leave = subscribe((now) => (button.isConnected ? show(now) : leave()));
  button.addEventListener("click", () => {
    const refusal = changeBook(toggle(addition));
    const now = getBook();
    const on = isListed(now, addition);
    announce(refusal ? words.refused[refusal] : (on ? words.put : words.taken)(name, countAll(now)));
    if (on && !refusal) keepYardSoon(addition.store);
  });
}
