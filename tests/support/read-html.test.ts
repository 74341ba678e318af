import { expect, it } from "vitest";
import { get, list, readHtml, textOf } from "./read-html.ts";

const page = readHtml(
  `<!doctype html><html lang="es"><head><title>A &amp; B</title><script>if (1 < 2) "</p>"</script></head>` +
    `<body><!-- <p>no</p> --><p class='x' hidden>uno <b>dos</b>&#x27;s</p><br><img src=a.png alt="a > b"/></body></html>`,
);

it("reads elements, attributes and text", () => {
  expect(get(page, "html").attributes).toEqual({ lang: "es" });
  expect(textOf(get(page, "title"))).toBe("A & B");
  expect(list(page, "p").map(textOf)).toEqual(["uno dos's"]);
  expect(get(page, "p", { hidden: "" }).attributes).toEqual({ class: "x", hidden: "" });
  expect(get(page, "img").attributes).toEqual({ src: "a.png", alt: "a > b" });
  expect(get(page, "img").parent?.name).toBe("body");
});

it("refuses to choose, and refuses what is not closed", () => {
  expect(() => get(readHtml("<p></p><p></p>"), "p")).toThrow("2 elements");
  expect(() => get(page, "h1")).toThrow("0 elements");
  expect(() => readHtml("<div><p></div>")).toThrow("closes");
  expect(() => readHtml("<div>")).toThrow("never closed");
});
