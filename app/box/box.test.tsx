import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { editionIds } from "#site/editions.ts";
import type { Suggestions } from "#stock/suggestions.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import box from "./box.island.tsx";
import { boxCopy } from "./box-copy.ts";
import { understoodCopy } from "./understood-copy.ts";

const Box = box.Component;
const option = (kind: "part" | "car" | "yard", text: string, more = {}) => ({
  kind,
  text,
  note: "",
  count: "",
  url: `/${text}`,
  ...more,
});
const answer: Suggestions = {
  asksPlace: false,
  understood: [
    { kind: "part", text: "alternador", without: "xyzzy" },
    { kind: "unknown", text: "xyzzy", without: "alternador" },
  ],
  suggestions: [
    option("part", "Alternador", { count: "$39.99" }),
    option("car", "Honda Civic", { note: "12 carros" }),
    option("part", "Alternador grande"),
  ],
};
let said: Suggestions;
beforeEach(() => {
  openStorage();
  said = answer;
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async () => Response.json(said));
});
afterEach(() => vi.unstubAllGlobals());

let lines = 0;
/** With a line that no other test has typed: an answer is kept. */
async function open(edition: "es" | "en" = "es") {
  const live = await drawLive(<Box id="q" action="/busqueda" straight="/inventario" saved="/guardado" />, edition);
  const input = live.get("input");
  input.focus();
  input.value = `alternador ${++lines}`;
  await live.tell(input, "onFocus");
  await live.settle();
  const key = (name: string, more: object = {}) =>
    live.tell(input, "onKeyDown", { key: name, nativeEvent: {}, ...more });
  const options = () => live.place.findAll("a");
  const chosen = () => options().findIndex((one) => one.getAttribute("aria-selected") === "true");
  return Object.assign(live, { input, key, options, chosen });
}

describe.each(editionIds)("the one box, %s", (edition) => {
  it("is a GET form with a label before any script, and is not called a list", () => {
    const draw = (large: boolean) =>
      renderToStaticMarkup(
        islandTree(Box, { id: "q", action: "/busqueda", straight: "/inventario", saved: "/guardado", large }, edition),
      );
    const html = draw(true);
    expect(html).toContain('action="/busqueda"');
    expect(html).toContain(boxCopy[edition].question);
    expect(html).toContain('name="s"');
    expect(html).not.toContain("combobox");
    // It says that it finds all there is.
    for (const text of [boxCopy[edition].name, boxCopy[edition].short]) {
      expect(draw(false)).toContain(text);
      expect(text).toMatch(edition === "es" ? /carros, piezas, yonkes.* páginas$/ : /cars, parts, yards.* pages$/);
    }
  });

  it("goes straight to what is meant once it is hydrated", async () => {
    const live = await open(edition);
    expect([live.get("form").getAttribute("action"), Reflect.get(live.input, "name")]).toEqual(["/inventario", "q"]);
  });

  it("shows what may be meant, kind by kind, and what was understood as buttons", async () => {
    const live = await open(edition);
    expect(live.input.getAttribute("role")).toBe("combobox");
    expect(live.input.getAttribute("aria-expanded")).toBe("true");
    expect(live.place.findAll("p").map(({ textContent }) => textContent)).toEqual([
      boxCopy[edition].groups.part,
      boxCopy[edition].groups.car,
    ]);
    expect(live.options().map((one) => one.getAttribute("href"))).toEqual([
      "/Alternador",
      "/Alternador grande",
      "/Honda Civic",
    ]);
    expect(live.text).toContain("$39.99");
    expect(live.text).toContain("12 carros");
    const { remove, kinds } = understoodCopy[edition];
    expect(live.names("button")).toEqual(
      expect.arrayContaining([remove(kinds.part, "alternador"), remove(kinds.unknown, "xyzzy")]),
    );
  });
});

describe("by keyboard", () => {
  it("the arrows go through the options and back to the field, in either direction", async () => {
    const live = await open();
    expect(live.chosen()).toBe(-1);
    const active = () => live.input.getAttribute("aria-activedescendant");
    await live.key("ArrowDown");
    expect(live.options()[live.chosen()]?.getAttribute("id")).toBe(active());
    await live.key("ArrowDown");
    await live.key("ArrowDown");
    expect(live.chosen()).toBeGreaterThanOrEqual(0);
    await live.key("ArrowDown");
    expect([live.chosen(), active()]).toEqual([-1, null]);
    await live.key("ArrowUp");
    expect(live.chosen()).toBeGreaterThanOrEqual(0);
    await live.key("Home");
    expect(live.chosen()).toBe(-1);
  });

  it("Enter opens the chosen one, and is left to the form where none is chosen", async () => {
    const live = await open();
    let prevented = 0;
    await live.key("Enter", { preventDefault: () => prevented++ });
    expect(prevented).toBe(0);
    await live.key("ArrowDown");
    const chosen = live.options()[live.chosen()];
    await live.key("Enter", { preventDefault: () => prevented++ });
    expect([prevented, chosen?.clicks]).toEqual([1, 1]);
  });

  it("an answer that comes after Enter opens nothing", async () => {
    const live = await drawLive(<Box id="q" action="/busqueda" straight="/inventario" saved="/guardado" />);
    const input = live.get("input");
    const come = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", () => come.promise.then(() => Response.json(said)));
    input.focus();
    input.value = `alternador ${++lines}`;
    await live.tell(input, "onFocus");
    await live.tell(input, "onKeyDown", { key: "Enter", nativeEvent: {} });
    come.resolve();
    await live.settle();
    expect(live.place.findAll("a")).toEqual([]);
  });

  it("Escape closes and keeps what was typed", async () => {
    const live = await open();
    const { value } = live.input;
    await live.key("Escape");
    expect([live.options(), live.input.value]).toEqual([[], value]);
    expect(live.input.getAttribute("aria-expanded")).toBe("false");
  });

  it("Escape holds off an answer that is still under way, until an arrow asks for it", async () => {
    const live = await drawLive(<Box id="q" action="/busqueda" straight="/inventario" saved="/guardado" />);
    const input = live.get("input");
    const press = (key: string) => live.tell(input, "onKeyDown", { key, nativeEvent: {} });
    const come = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", () => come.promise.then(() => Response.json(said)));
    input.focus();
    input.value = `alternador ${++lines}`;
    await live.tell(input, "onFocus");
    await press("Escape");
    come.resolve();
    await live.settle();
    expect(live.place.findAll("a")).toEqual([]);
    await press("ArrowDown");
    await live.settle();
    expect(live.place.findAll("a")).toHaveLength(3);
  });

  it("an arrow after Escape asks for the whole line, not for what was known of its beginning", async () => {
    const live = await open();
    live.input.value += " civic";
    await live.tell(live.input, "onInput");
    await live.key("Escape");
    said = { understood: [], asksPlace: false, suggestions: [option("yard", "Sacramento")] };
    await live.key("ArrowDown");
    await live.settle();
    expect(live.options().map((one) => one.getAttribute("href"))).toEqual(["/Sacramento"]);
  });

  it("nothing happens while a letter is being composed", async () => {
    const live = await open();
    await live.key("ArrowDown", { nativeEvent: { isComposing: true } });
    expect(live.chosen()).toBe(-1);
  });
});

describe("what was understood", () => {
  it("is taken off by a press, and the line asked again", async () => {
    const live = await open();
    said = { understood: [], asksPlace: false, suggestions: [option("yard", "Sacramento")] };
    const { remove, kinds } = understoodCopy.es;
    await live.press(remove(kinds.unknown, "xyzzy"));
    await live.settle();
    expect(live.input.value).toBe("alternador");
    expect(live.options().map((one) => one.getAttribute("href"))).toEqual(["/Sacramento"]);
  });
});

it("closes when the focus goes elsewhere, not when it goes into the list", async () => {
  const live = await open();
  await live.tell(live.input, "onBlur", { relatedTarget: live.options()[0] });
  expect(live.options().length).toBe(3);
  await live.tell(live.input, "onBlur", { relatedTarget: null });
  expect(live.options()).toEqual([]);
});

it("on a line that is paid by the byte it stays a plain form", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect((await open()).options()).toEqual([]);
});
