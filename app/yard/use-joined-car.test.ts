import { expect, it, vi } from "vitest";
import { BareElement } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import type { OpenCar } from "./find-yard.ts";
import { useJoinedCar } from "./use-joined-car.ts";

const open: readonly OpenCar[] = [
  [7, 0, 3],
  [9, 1, 0],
];

/** Something in a line of a list of cars, in a line of a yard's own list, in the drawing, or elsewhere. */
function inside(line: { id?: string; car?: string } | "drawing" | "page") {
  const found = typeof line === "object" && { id: line.id ?? "", getAttribute: () => line.car ?? null };
  return { target: { closest: (selector: string) => (selector === ".living__sheet" ? line === "drawing" : found) } };
}

it("lights the car whose line is pointed at, and marks the lines of the lamp that is", async () => {
  vi.stubGlobal("CSS", { escape: String });
  const hook = await runHook(() => useJoinedCar(open));
  const row = new BareElement(hook.document);
  const lines = Object.assign(row, { removeAttribute: (name: string) => row.attributes.delete(name) });
  Object.assign(hook.document, { querySelectorAll: (at: string) => (at.includes("#car-7,") ? [lines] : []) });
  const point = (at: ReturnType<typeof inside>) => hook.work(() => hook.document.tell("pointerover", at));
  const joined = () => hook.now[0]?.[0];

  await point(inside({ id: "car-7" }));
  expect(joined()).toBe(7);
  expect(row.attributes.get("data-joined")).toBe("");
  await point(inside("drawing"));
  expect(joined(), "the drawing says itself what is under the pointer").toBe(7);
  await point(inside({ car: "9" }));
  expect([joined(), row.attributes.has("data-joined")]).toEqual([9, false]);
  await point(inside({ id: "car-8" }));
  expect(joined(), "a car that is not lit").toBeUndefined();
  await hook.work(() => hook.now[1](open[0]));
  expect(row.attributes.get("data-joined")).toBe("");
  await point(inside("page"));
  expect([joined(), row.attributes.has("data-joined")]).toEqual([undefined, false]);
});
