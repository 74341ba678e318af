import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";
import { openPage } from "#tests/support/open-page.ts";
import { mobileMenu } from "./mobile-menu.ts";

let page: ReturnType<typeof openPage>;
let wide: BareTarget;
let history: { state: { menu: boolean } | null; pushState: (state: { menu: boolean }) => void; back: () => void };
beforeEach(() => {
  page = openPage(
    `<header><a class="top__menu" href="#menu">Menú</a><nav id="menu"><a class="top__close" href="#top">Cerrar</a></nav></header><main id="main"></main><p id="live"></p>`,
  );
  wide = new BareTarget();
  vi.stubGlobal("matchMedia", () => wide);
  history = {
    state: null,
    pushState: (state) => {
      history.state = state;
    },
    back: () => {
      history.state = null;
      page.window.tell("popstate");
    },
  };
  vi.stubGlobal("history", history);
  mobileMenu();
});
afterEach(() => vi.unstubAllGlobals());

const opener = () => page.get(".top__menu");
const isOpen = () => opener().getAttribute("aria-expanded") === "true";
const covered = () => (page.get("main") as unknown as HTMLElement).inert;

it("opens over the page, which then is there for nobody, and takes the focus", () => {
  expect(isOpen()).toBe(false);
  page.press(".top__menu");
  expect([isOpen(), covered()]).toEqual([true, true]);
  expect((page.get("#live") as unknown as HTMLElement).inert).toBeUndefined();
  expect((page.get("header") as unknown as HTMLElement).inert).toBeUndefined();
  expect(page.document.activeElement).toBe(page.get(".top__close"));
});

it.each([
  ["its button", () => page.press(".top__close")],
  ["Escape", () => page.document.tell("keydown", { key: "Escape" })],
  ["Back", () => history.back()],
])("is closed by %s, and gives the focus back", (_, close) => {
  page.press(".top__menu");
  close();
  expect([isOpen(), covered(), history.state]).toEqual([false, false, null]);
  expect(page.document.activeElement).toBe(opener());
});

it("stays open at any other key, and Escape does nothing while it is closed", () => {
  page.press(".top__menu");
  page.document.tell("keydown", { key: "Tab" });
  expect(isOpen()).toBe(true);
  history.back();
  page.get("main").focus();
  page.document.tell("keydown", { key: "Escape" });
  expect(page.document.activeElement).toBe(page.get("main"));
});

it("uncovers the page that has grown wide", () => {
  page.press(".top__menu");
  wide.tell("change", { matches: false });
  expect(covered()).toBe(true);
  wide.tell("change", { matches: true });
  expect(covered()).toBe(false);
});
