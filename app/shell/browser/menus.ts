const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(".nav details[open]");

/** The about menu closes on Esc, which returns to its summary, and on a click outside. */
export function menus(): void {
  const wide = matchMedia("(width >= 1022px)");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !wide.matches) return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  const leave = (event: Event) => {
    if (!wide.matches) return;
    for (const menu of openMenus()) {
      if (!menu.contains(event.target as Node)) menu.open = false;
    }
  };
  document.addEventListener("click", leave);
  document.addEventListener("focusin", leave);
}
