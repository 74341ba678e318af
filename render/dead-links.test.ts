import { expect, it } from "vitest";
import { bytesOf, octetsOf } from "#core/octets.ts";
import { createDeadLinkRemover } from "./dead-links.ts";

const removeFrom = createDeadLinkRemover(["/toolkit-rewards", "/done-un-vehiculo", "https://en.test/cars-for-sale"]);
const remove = (markup: string) => bytesOf(removeFrom(octetsOf(markup))).toString();

it("takes the line of a list with its link, and the list when nothing is left", () => {
  expect(remove('<ul><li><a href="/toolkit-rewards">Puntos</a></li><li><a href="/eventos">Eventos</a></li></ul>')).toBe(
    '<ul><li><a href="/eventos">Eventos</a></li></ul>',
  );
  const tree =
    '<ul><li><a href="/x">X</a></li><li><a href="/done-un-vehiculo">Done</a><ul><li><a href="/done-un-vehiculo/faq">P</a></li></ul></li></ul>';
  expect(remove(tree)).toBe('<ul><li><a href="/x">X</a></li></ul>');
});

it("takes a button and the box around it, and leaves the words of a sentence", () => {
  expect(remove('<p class="mt-2"><a class="go" href="/toolkit-rewards#points">Vea <b>más</b></a></p><p>Hoy</p>')).toBe(
    "<p>Hoy</p>",
  );
  expect(remove('<p>Sume <a href="/toolkit-rewards">puntos</a> hoy.</p>')).toBe("<p>Sume puntos hoy.</p>");
  expect(remove('<p>Allá <a href="/toolkit-rewards">sí</a>\u00a0más</p>')).toBe("<p>Allá sí\u00a0más</p>");
  expect(remove('<p>\u00a0<a href="/toolkit-rewards">no</a>\u00a0</p><p>Hoy</p>')).not.toContain("no");
  expect(remove('<a class="btn" href="https://en.test/cars-for-sale?page=2">Cars</a>')).toBe("");
});

it("takes a link that stands by itself beside others", () => {
  expect(remove('<p><a href="#make">Por marca</a><a href="/toolkit-rewards">Puntos</a></p>')).toBe(
    '<p><a href="#make">Por marca</a></p>',
  );
});

it("leaves all other links as they are", () => {
  const other = '<a class="btn" href="/toolkit-rewards-2">A</a><a href="/ubicaciones">B</a><div class="x"></div>';
  expect(remove(other)).toBe(other);
  const beside = '<div class="lamps"></div><p><a class="go" href="/toolkit-rewards">A</a></p><ul id="live"></ul>';
  expect(remove(beside)).toBe('<div class="lamps"></div><ul id="live"></ul>');
  expect(createDeadLinkRemover([])('<a class="btn" href="/toolkit-rewards">A</a>')).toContain("href");
});
