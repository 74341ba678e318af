import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EditionContext } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { Button, Buttons, LinkButton } from "./button.tsx";
import { Chip, Chips, FilterChip } from "./chip.tsx";
import { copy } from "./copy.ts";
import { Empty } from "./empty.tsx";
import { Facts } from "./facts.tsx";
import { Field, Select, TextArea } from "./field.tsx";
import { Done, ErrorSummary } from "./form-state.tsx";
import { PageHead } from "./page-head.tsx";
import { Pager } from "./pager.tsx";
import { LinkSegments, RadioSegments } from "./segments.tsx";
import { KitList, Steps } from "./steps.tsx";

const draw = (part: ReactNode, edition: "es" | "en" = "es") =>
  readHtml(renderToStaticMarkup(<EditionContext value={edition}>{part}</EditionContext>));

describe("buttons and links that look like them", () => {
  it("sends a form unless it is said to do something else", () => {
    expect(get(draw(<Button>Ir</Button>), "button").attributes).toEqual({ class: "btn", type: "submit" });
    expect(get(draw(<Button type="button">Ir</Button>), "button").attributes.type).toBe("button");
  });

  it("looks as it is told; the yellow one is the plain one", () => {
    const classOf = (part: ReactNode) => get(draw(part), "a").attributes.class;
    expect(classOf(<LinkButton href="/a">x</LinkButton>)).toBe("btn");
    expect(
      classOf(
        <LinkButton href="/a" look="yellow">
          x
        </LinkButton>,
      ),
    ).toBe("btn");
    const all = (
      <LinkButton href="/a" look="line" big size={44} block className="mt-2">
        x
      </LinkButton>
    );
    expect(classOf(all)).toBe("btn btn--line btn--big btn--44 btn--block mt-2");
    expect(get(draw(<Buttons lead>x</Buttons>), "div").attributes.class).toBe("btns btns--lead");
  });

  it("says its word, not its icon", () => {
    const button = get(draw(<Button icon="search">Buscar</Button>), "button");
    expect(textOf(button)).toBe("Buscar");
    expect(get(button, "svg").attributes["aria-hidden"]).toBe("true");
  });
});

describe.each(editionIds)("chips, %s", (edition) => {
  it("mark the one in force, and take a filter away by a link that says so", () => {
    const root = draw(
      <Chips label="Marca">
        {[
          <Chip key="a" href="/a" current>
            Ford
          </Chip>,
          <Chip key="b" href="/b" swap="results">
            Honda
          </Chip>,
          <FilterChip key="c" href="/c" name="Toyota" />,
        ]}
      </Chips>,
      edition,
    );
    const [ford, honda, toyota] = list(root, "a");
    expect(ford?.attributes["aria-current"]).toBe("true");
    expect(honda?.attributes).toEqual({ class: "chip", href: "/b", "data-swap": "results" });
    expect(toyota?.attributes["aria-label"]).toBe(copy[edition].removeFilter("Toyota"));
    expect(list(root, "li")).toHaveLength(3);
    expect(get(root, "nav").attributes["aria-label"]).toBe("Marca");
  });

  it("are one item of the list each, also where one more follows those that are drawn of something", () => {
    const chips = ["Faro", "Calavera"].map((name) => (
      <Chip key={name} href="/">
        {name}
      </Chip>
    ));
    const root = draw(
      <Chips label="Piezas">
        {chips}
        <Chip href="/">Otra</Chip>
      </Chips>,
      edition,
    );
    expect(list(root, "li").map((item) => list(item, "a").length)).toEqual([1, 1, 1]);
  });
});

describe.each(editionIds)("a field, %s", (edition) => {
  it("has a label, a hint and an error that belong to it", () => {
    const root = draw(<Field id="zip" label="ZIP" hint="Cinco cifras" error="No es un ZIP" name="zip" />, edition);
    const input = get(root, "input");
    expect(get(root, "label").attributes.for).toBe("zip");
    expect(input.attributes["aria-describedby"]).toBe("zip-hint zip-err");
    expect(input.attributes["aria-invalid"]).toBe("true");
    expect(textOf(get(root, "span", { id: "zip-err" }))).toBe("No es un ZIP");
    expect("data-bad" in get(root, "div").attributes).toBe(true);
  });

  it("that is well says nothing of that", () => {
    const root = draw(<Field id="zip" label="ZIP" optional />, edition);
    expect(get(root, "input").attributes).toEqual({ class: "input", id: "zip", type: "text" });
    expect(textOf(get(root, "span", { class: "optional" }))).toBe(copy[edition].optional);
    expect("data-bad" in get(root, "div").attributes).toBe(false);
  });

  it("may have a button in it, and a place in its form", () => {
    const root = draw(<Field id="zip" label="ZIP" place="f-zip" nums button={<button type="button">Aquí</button>} />);
    expect(textOf(get(root, "span", { class: "f-zip__box" }))).toBe("Aquí");
    expect(get(root, "div").attributes.class).toBe("field f-zip");
    expect(get(root, "input").attributes.class).toBe("input nums");
  });

  it("to choose in: an option's value is left out where it is its text", () => {
    const options = [
      { value: "", text: "Todas" },
      { value: "2001", text: "2001" },
    ];
    const root = draw(<Select id="y" label="Año" options={options} defaultValue="2001" />, edition);
    expect(list(root, "option").map(({ attributes }) => attributes)).toEqual([{ value: "" }, { selected: "" }]);
  });

  it("of several lines keeps what was sent", () => {
    const root = draw(<TextArea id="m" label="Mensaje" defaultValue="uno & dos" error="Falta" />);
    expect(textOf(get(root, "textarea"))).toBe("uno & dos");
    expect(get(root, "textarea").attributes["aria-describedby"]).toBe("m-err");
  });
});

describe.each(editionIds)("what became of a form, %s", (edition) => {
  it("is a list of what is wrong, each a way to its field; nothing where all is well", () => {
    const root = draw(<ErrorSummary fields={{ name: "Falta el nombre", zip: "No es un ZIP" }} />, edition);
    expect(textOf(get(root, "h2"))).toBe(copy[edition].fix(2));
    expect(list(root, "a").map(({ attributes }) => attributes.href)).toEqual(["#name", "#zip"]);
    expect(get(root, "div").attributes.role).toBe("alert");
    expect(list(draw(<ErrorSummary fields={{}} />, edition), "div")).toEqual([]);
  });

  it("or that it was sent", () => {
    const root = draw(<Done title="Gracias">Le llamamos.</Done>, edition);
    expect(get(root, "div").attributes).toMatchObject({ role: "status", tabindex: "-1" });
    expect(textOf(root)).toBe("GraciasLe llamamos.");
    expect("hidden" in get(draw(<Done title="x" hidden />), "div").attributes).toBe(true);
  });
});

describe.each(editionIds)("the pages of a list, %s", (edition) => {
  const pager = (page: number, pages: number) =>
    draw(<Pager page={page} pages={pages} href={(n) => `/p${n}`} />, edition);

  it("are none where there is one", () => {
    expect(list(pager(1, 1), "nav")).toEqual([]);
    expect(list(pager(1, 0), "nav")).toEqual([]);
  });

  it("lead forth and back, and say which one this is", () => {
    const root = pager(2, 3);
    expect(get(root, "a", { rel: "prev" }).attributes.href).toBe("/p1");
    expect(get(root, "a", { rel: "next" }).attributes.href).toBe("/p3");
    const here = get(root, "a", { "aria-current": "page" });
    expect(here.attributes["aria-label"]).toBe(copy[edition].pageHere(2));
    expect(here.attributes.href).toBe("/p2");
  });

  it("have nothing before the first and nothing after the last", () => {
    expect(list(pager(1, 3), "a", { rel: "prev" })).toEqual([]);
    expect(list(pager(3, 3), "a", { rel: "next" })).toEqual([]);
  });
});

describe("one of a few, side by side", () => {
  it("as links", () => {
    const links = [
      { text: "Lista", href: "/l", current: true },
      { text: "Mapa", href: "/m", current: false },
    ];
    const root = draw(<LinkSegments label="Vista" links={links} />);
    expect(list(root, "a", { "aria-current": "true" }).map(textOf)).toEqual(["Lista"]);
  });

  const options = [
    { text: "Una", value: "1", current: false, id: "v-1" },
    { text: "Dos", value: "2", current: true, id: "v-2" },
  ];

  it("as a choice that the form holds", () => {
    const root = draw(<RadioSegments label="Cuántas" name="n" options={options} />);
    expect(get(root, "legend").attributes.class).toBe("sr-only");
    expect(list(root, "input", { checked: "" }).map(({ attributes }) => attributes.value)).toEqual(["2"]);
    const low = draw(<RadioSegments look="bar" shown className="view" label="Cuántas" name="n" options={options} />);
    expect(get(low, "fieldset").attributes.class).toBe("segments view");
    expect(get(low, "legend").attributes.class).toBeUndefined();
  });

  it("as a choice that somebody else holds", async () => {
    const chosen: string[] = [];
    const live = await drawLive(
      <RadioSegments label="x" name="n" options={options} onChoose={(value) => void chosen.push(value)} />,
    );
    const [first, second] = live.place.findAll("input");
    expect([first?.checked, second?.checked]).toEqual([false, true]);
    if (first) await live.tell(first, "onChange");
    expect(chosen).toEqual(["1"]);
  });
});

describe("small things", () => {
  it("facts without a value are left out", () => {
    const facts = [
      { name: "Color", value: "" },
      { name: "Millas", value: 0, nums: true },
      { name: "VIN", value: undefined },
      { name: "Motor", value: "2.4L" },
    ];
    const root = draw(<Facts facts={facts} />);
    expect(list(root, "dt").map(textOf)).toEqual(["Millas", "Motor"]);
    expect(list(root, "dd").map(({ attributes }) => attributes.class)).toEqual(["nums", undefined]);
  });

  it("nothing to show says so, and where to go", () => {
    const root = draw(<Empty title="Nada" ways={<a href="/x">Otra cosa</a>} />);
    expect(textOf(get(root, "div", { role: "status" }))).toBe("Nada");
    expect(textOf(get(root, "div", { class: "empty__ways" }))).toBe("Otra cosa");
    expect(list(draw(<Empty title="Nada" />), "div", { class: "empty__ways" })).toEqual([]);
  });

  it("steps and lists keep their order", () => {
    expect(list(draw(<Steps steps={["uno", "dos"]} />), "li").map(textOf)).toEqual(["uno", "dos"]);
    expect(list(draw(<KitList items={["guantes", "lentes"]} className="mt-2" />), "li").map(textOf)).toEqual([
      "guantes",
      "lentes",
    ]);
  });

  it("a page's head has one heading, and a lead only where there is one", () => {
    expect(list(draw(<PageHead title="Precios" />), "p")).toEqual([]);
    const root = draw(<PageHead title="Precios" lead="De todo." crumbs={false} tight />);
    expect(textOf(get(root, "h1"))).toBe("Precios");
    expect(get(root, "div").attributes.class).toBe("page-head pt-6 pb-5");
  });
});
