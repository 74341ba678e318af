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

const car = { name: "Honda Accord 2003 3.0 V6", make: 145, model: 9, year: 2003, engine: "3.0 V6" };
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

it.each([null, 1, "x", [], {}, { ...car, make: "145" }, { ...car, name: undefined }])("%j is no car", (value) => {
  expect(readOwnCar(value)).toBeUndefined();
});
