import { pageEdition } from "#app/shell/browser/page-edition.ts";
import { type Trail, trailKey } from "#app/vehicle/trail.ts";

/** The cars of this page in their order, for the bar over each of them. */
function readTrail(total: string): Trail {
  const cars = [...document.querySelectorAll("#cars .car")].flatMap((car) => {
    const href = car.querySelector("a")?.getAttribute("href");
    const name = car.querySelector("a")?.textContent ?? "";
    const row = car.querySelector(".row")?.textContent;
    return href ? [{ href, key: href.replace(/^.*\//, ""), name: row ? `${name}, ${row}` : name }] : [];
  });
  const back = location.pathname + location.search;
  return { edition: pageEdition(), back, count: total, cars, all: String(cars.length) === total };
}

/** A car's page leads back to this search, and on to the next car of it. For this visit only. */
export function keepTrail(total: string): void {
  try {
    sessionStorage.setItem(trailKey, JSON.stringify(readTrail(total)));
  } catch {}
}
