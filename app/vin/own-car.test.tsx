import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editionIds } from "#site/editions.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import island from "./own-car.island.tsx";
import { readOwnCar } from "./own-car.ts";
import { ownCarCopy } from "./own-car-copy.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = openStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const car = {
  name: "Honda Accord 2003 3.0 V6",
  make: 145,
  model: 9,
  year: 2003,
  engine: "3.0 V6",
  code: "J30A4",
  weight: 1,
};
const props = { to: "/busque-pieza", reads: ["make", "model", "year"] as const };

it.each(editionIds)("the device remembers the car of a VIN until it is told to forget it, %s", async (edition) => {
  const words = ownCarCopy[edition];
  expect((await drawLive(<island.Component {...props} />, edition)).text).toBe("");
  await drawLive(<island.Component {...props} found={car} />, edition);
  expect(JSON.parse(kept.get("yonke.car") ?? "")).toEqual(car);
  const live = await drawLive(<island.Component {...props} />, edition);
  expect(live.text).toContain(`${words.lead} ${car.name}`);
  await live.press(words.forget);
  expect(live.text).toBe("");
  expect([...kept.keys()]).toEqual([]);
});

it("is offered only where it is of the model", async () => {
  await drawLive(<island.Component {...props} found={car} />, "en");
  expect((await drawLive(<island.Component {...props} ofModel={8} />, "en")).text).toBe("");
  const to = "/find-a-part/alternator/honda-accord?zip=95823";
  const own = <island.Component to={to} reads={["year", "engine", "code"]} ofModel={9} />;
  const live = await drawLive(own, "en");
  expect(live.text).toContain(car.name);
  expect(live.get("a").getAttribute("href")).toBe(`${to}&year=2003&engine=3.0+V6&code=J30A4`);
});

it.each([null, 1, "x", [], {}, { ...car, make: "145" }, { ...car, name: undefined }])("%j is no car", (value) => {
  expect(readOwnCar(value)).toBeUndefined();
});
