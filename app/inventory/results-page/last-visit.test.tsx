import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copy } from "#app/inventory/last-visit-copy.ts";
import { lastVisits } from "#app/inventory/last-visits.ts";
import { readTrail, trailKey } from "#app/vehicle/trail.ts";
import { editionIds } from "#site/editions.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import island, { type LastVisitProps } from "./last-visit.island.tsx";

const session = new Map<string, string>();
beforeEach(() => {
  openStorage();
  session.clear();
  vi.stubGlobal("sessionStorage", { setItem: (key: string, value: string) => session.set(key, value) });
  vi.stubGlobal("location", new URL("https://www.yonke.test/busque?make=1"));
  vi.useFakeTimers({ now: new Date("2026-11-15T18:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const props: LastVisitProps = { search: "make=1", name: "Honda", href: "/busque?make=1", ids: [9, 8, 7], total: "3" };
const seen = (newest: number, at = "2026-11-10T18:00:00.000Z") => lastVisits.set({ "make=1": { newest, at } });

it.each(editionIds)("a first visit is told nothing and is kept, %s", async (edition) => {
  const live = await drawLive(<island.Component {...props} />, edition);
  expect(live.text).toBe("");
  expect(lastVisits.get()).toEqual({
    "make=1": { newest: 9, at: "2026-11-15T18:00:00.000Z", name: "Honda", href: "/busque?make=1" },
  });
});

it.each(editionIds)("a later one is told what came since, and of which day, %s", async (edition) => {
  const words = copy[edition];
  seen(7);
  const live = await drawLive(<island.Component {...props} />, edition);
  const day = { es: "10 nov", en: "Nov 10" }[edition];
  expect(live.text).toBe(words.new(2) + words.since(day));
  expect(lastVisits.get()?.["make=1"]?.newest).toBe(9);
});

it("says that there may be more where all that is known is new, but not of a single car", async () => {
  seen(3);
  expect((await drawLive(<island.Component {...props} />)).text).toContain(copy.es.newOrMore(3));
  seen(3);
  expect((await drawLive(<island.Component {...props} ids={[9]} />)).text).toContain(copy.es.new(1));
});

it("says nothing where nothing came, nor of another search", async () => {
  seen(9);
  expect((await drawLive(<island.Component {...props} />)).text).toBe("");
  expect((await drawLive(<island.Component {...props} search="make=2" />)).text).toBe("");
});

it("marks the new cars in the server's list and leads to the first of them", async () => {
  seen(7);
  const live = await drawLive(
    <>
      <ul id="cars">
        {[9, 8, 7].map((id) => (
          <li key={id} className="car" id={`car-${id}`}>
            <h3>
              <a href={`/vehiculo/${id}`}>Civic {id}</a>
            </h3>
            <p className="row">Fila {id}</p>
          </li>
        ))}
      </ul>
      <island.Component {...props} />
    </>,
  );
  const marked = live.place.querySelectorAll("h3").map((car) => car.textContent);
  expect(marked).toEqual([`Civic 9${copy.es.newForYou}`, `Civic 8${copy.es.newForYou}`, "Civic 7"]);
  expect(live.place.querySelector("a.since-visit")?.getAttribute("href")).toBe("#car-9");
});

it("keeps the way back for the bar over each car, in the order of the list", async () => {
  const car = (id: number, row?: string) => (
    <li className="car">
      <a href={`/vehiculo/${id}`}>Civic {id}</a>
      {row && <span className="row">Fila {row}</span>}
    </li>
  );
  await drawLive(
    <>
      <ul id="cars">
        {car(9, "12")}
        {car(8)}
      </ul>
      <island.Component {...props} total="2" />
    </>,
  );
  const trail = readTrail(session.get(trailKey) ?? null, "es");
  expect(trail).toEqual({
    edition: "es",
    back: "/busque?make=1",
    count: "2",
    all: true,
    cars: [
      { href: "/vehiculo/9", key: "9", name: "Civic 9, Fila 12" },
      { href: "/vehiculo/8", key: "8", name: "Civic 8" },
    ],
  });
});

it("does without a store of the visit where the browser has none", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  seen(7);
  expect((await drawLive(<island.Component {...props} />)).text).toContain(copy.es.new(2));
});
