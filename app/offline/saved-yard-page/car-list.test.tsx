import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EditionContext } from "#app/page.tsx";
import type { YardCar } from "#core/yard-file.ts";
import { CarList } from "./car-list.tsx";

const car = (id: number, year: number, dateSet: string): YardCar => ({
  id,
  year,
  dateSet,
  ...{
    vin: "",
    make: "Honda",
    model: "Civic",
    trim: "",
    body: "sedan",
    color: "rojo",
    section: "",
    row: "A1",
    space: "",
  },
});

it("shows those that came in last by their day, then by when they were written down, never by year", () => {
  const cars = [
    car(1, 2012, "2026-11-10"),
    car(2, 1999, "2026-11-12"),
    car(3, 1995, "2026-11-12"),
    car(4, 2008, "2026-11-01"),
  ];
  const html = renderToStaticMarkup(
    <EditionContext value="es">
      <CarList cars={cars} newest vehicle="/v/:vin" />
    </EditionContext>,
  );
  expect([...html.matchAll(/>(\d{4}) Honda/g)].map(([, year]) => year)).toEqual(["1995", "1999", "2012", "2008"]);
  expect(html).toContain("12 nov");
});
