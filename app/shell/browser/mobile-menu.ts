import { coverPage } from "./cover-page.ts";

/**
 * Without script the menu opens by its address, #menu. With it: opening is a step in the history, so Back closes it;
 * the state is announced, and focus moves to the close button, stays in the menu, and goes back to the menu button.
 * Answers how to leave it for another place on the page.
 */
export function mobileMenu(): () => void {
  const nav = document.getElementById("menu");
  const opener = document.querySelector<HTMLElement>(".top__menu");
  const closer = document.querySelector<HTMLElement>(".top__close");
  if (!nav || !opener || !closer) return () => {};
  const isOpen = () => nav.classList.contains("is-open") || nav.matches(":target");

  let uncover: (() => void) | undefined;
  const cover = (open: boolean) => {
    uncover?.();
    uncover = open ? coverPage(nav.closest("header") ?? nav) : undefined;
  };
  const turn = (open: boolean) => {
    nav.classList.toggle("is-open", open);
    cover(open);
    opener.setAttribute("aria-expanded", String(open));
  };
  const show = (open: boolean) => {
    turn(open);
    (open ? closer : opener).focus();
  };
  const close = () => {
    if (nav.matches(":target")) location.hash = "#top";
    if (history.state?.menu) history.back();
    else show(false);
  };

  opener.setAttribute("aria-expanded", String(isOpen()));
  opener.setAttribute("aria-controls", nav.id);
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    history.pushState({ menu: true }, "");
    show(true);
  });
  closer.addEventListener("click", (event) => {
    event.preventDefault();
    close();
  });
  addEventListener("popstate", () => {
    if (nav.classList.contains("is-open") && !history.state?.menu) show(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) close();
  });
  matchMedia("(width >= 1022px)").addEventListener("change", (wide) => {
    if (!wide.matches) return;
    nav.classList.remove("is-open");
    cover(false);
  });
  return () => {
    if (!isOpen()) return;
    if (nav.matches(":target")) history.replaceState(history.state, "", location.pathname + location.search);
    turn(false);
    if (history.state?.menu) history.back();
  };
}
