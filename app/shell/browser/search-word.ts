import { having, setMark } from "#app/marks.ts";

/** The menu's word for the search opens the header's box on the site's pages; without script it leads to theirs. */
export function searchWord(leaveMenu: () => void): void {
  const word = document.querySelector<HTMLElement>(`a${having("pages")}`);
  const box = document.querySelector<HTMLInputElement>(".top__search input");
  word?.addEventListener("click", (event) => {
    if (!box?.form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaveMenu();
    setMark(box.form, "pages", "");
    box.focus();
  });
}
