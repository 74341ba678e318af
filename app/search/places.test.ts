import { expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { listPlaces } from "./places.ts";

const { path } = createAddresses({ es: "http://localhost", en: "http://localhost" });
const placesOf = (edition: "es" | "en", ...urls: string[]) =>
  listPlaces(
    { edition, href: (id, ...values) => path(id, edition, ...values) },
    { total: urls.length, hits: urls.map((url) => ({ url, title: "", description: "", image: "", highlight: "" })) },
  );

it("names the page a hit stands on or under", () => {
  expect(
    placesOf("es", "/", "/acera/seguridad", "/precios-de-piezas?q=Marcha", "/ubicaciones/102/sacramento-ca"),
  ).toEqual(["Inicio", "Acerca de / Seguridad", "Precios de piezas", "Ubicaciones"]);
  expect(placesOf("en", "/en", "/en/toolkit-rewards")).toEqual(["Home", "Toolkit Rewards"]);
});

it("shows the path of what is none of the table's pages", () => {
  expect(placesOf("es", "/manual.pdf?x=1")).toEqual(["/manual.pdf"]);
});
