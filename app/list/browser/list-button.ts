import { copy } from "#app/list/add-copy.ts";
import { type Addition, isListed, toggle } from "#app/list/addition.ts";
import { countAll } from "#app/list/changes.ts";
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
export function listButton(button: HTMLButtonElement, name: string, addition: Addition): void {
  const words = copy[pageEdition()];
  const draw = fill(button, name);
  const show = () => {
    const on = isListed(getBook(), addition);
    draw(on, on ? words.added : words.add);
  };
  show();
  button.hidden = false;
  const leave = subscribe(() => (button.isConnected ? show() : leave()));
  button.addEventListener("click", () => {
    const refusal = changeBook(toggle(addition));
    const book = getBook();
    const say = isListed(book, addition) ? words.put : words.taken;
    announce(refusal ? words.refused[refusal] : say(name, countAll(book)));
  });
}
