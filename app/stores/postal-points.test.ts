import { describe, expect, it } from "vitest";
import { nearestCode, readPostalPoints } from "./near-me.ts";

const points = readPostalPoints("95670 3860 -12128\n95823 3848 -12144\nT2C 5098 -11400\n\nbroken line\n");

describe("postal points", () => {
  it("reads a line a code", () => {
    expect(points[0]).toEqual({ code: "95670", latitude: 38.6, longitude: -121.28 });
    expect(points.map(({ code }) => code)).toEqual(["95670", "95823", "T2C"]);
  });
  it("finds the nearest and how far it is", () => {
    const here = nearestCode(points, { latitude: 38.47, longitude: -121.45 });
    expect(here?.code).toBe("95823");
    expect(here?.miles).toBeLessThan(2);
    expect(nearestCode(points, { latitude: 40.7, longitude: -74 })?.miles).toBeGreaterThan(1000);
    expect(nearestCode([], { latitude: 0, longitude: 0 })).toBeUndefined();
  });
});
