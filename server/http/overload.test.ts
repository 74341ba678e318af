import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { createOverloadGuard, type OverloadGuard } from "./overload.ts";

const answer = () => Object.assign(new EventEmitter(), { writableEnded: false });
const answers = (times: number) => Array.from({ length: times }, answer);
const enterMany = (guard: OverloadGuard, times: number, network = "a") =>
  answers(times).filter((one) => guard.enter(network, one));

it("lets one network hold two thirds of all, and takes its next when one has left", () => {
  const guard = createOverloadGuard({ maxInFlight: 9 });
  const [first] = enterMany(guard, 20);
  expect(guard.inFlight).toBe(6);
  first?.emit("close");
  expect(guard.inFlight).toBe(5);
  expect(enterMany(guard, 2)).toHaveLength(1);
});

it("keeps places for others however much one network asks for, and never has more than all", () => {
  const guard = createOverloadGuard({ maxInFlight: 27 });
  expect(enterMany(guard, 1_000, "a")).toHaveLength(18);
  expect(enterMany(guard, 1_000, "b")).toHaveLength(6);
  for (const network of ["c", "d", "e", "f", "g"]) enterMany(guard, 1_000, network);
  expect(guard.inFlight).toBe(27);
});

it("an answer that is made and waits for a slow reader takes nobody's place", () => {
  const guard = createOverloadGuard({ maxInFlight: 9 });
  for (const one of enterMany(guard, 6)) one.writableEnded = true;
  expect(enterMany(guard, 9)).toHaveLength(6);
});

it("long streams have places of their own, and leave some for others", () => {
  const guard = createOverloadGuard({ maxInFlight: 30, maxStreams: 3 });
  const [first, second, third] = enterMany(guard, 3);
  for (const one of [first, second]) expect(one && guard.enterStream("a", one)).toBe(true);
  expect(third && guard.enterStream("a", third)).toBe(false);
  const [other] = enterMany(guard, 1, "b");
  expect(other && guard.enterStream("b", other)).toBe(true);
  first?.emit("close");
  other?.emit("close");
  expect(third && guard.enterStream("a", third)).toBe(true);
});

it("once half of the streams are taken a network has two, so that many others find one", () => {
  const guard = createOverloadGuard({ maxInFlight: 1_000, maxStreams: 48 });
  const streams = (network: string) =>
    enterMany(guard, 40, network).filter((one) => guard.enterStream(network, one)).length;
  expect(streams("a")).toBe(24);
  for (const network of "bcdefghijkl") expect([network, streams(network)]).toEqual([network, 2]);
});

it("requests that still wait for their body take no other's place", () => {
  const guard = createOverloadGuard({ maxInFlight: 3, maxBodies: 6 });
  expect(answers(9).filter((one) => guard.enterWithBody("a", one))).toHaveLength(4);
  expect(answers(9).filter((one) => guard.enterWithBody("b", one)).length).toBeGreaterThan(0);
  expect(enterMany(guard, 9)).toHaveLength(2);
});
