import { describe, expect, it } from "vitest";
import { reveal, whole, within, zoomTo } from "./use-zoom.ts";

const box = { width: 400, height: 600 };
const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe("the view of a yard", () => {
  it("holds the point under the finger", () => {
    const view = zoomTo(whole, 2, { x: 100, y: 300 }, box);
    expect(view).toEqual({ scale: 2, x: -100, y: -300 });
    expect(zoomTo(view, 1, { x: 0, y: 0 }, box)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("stays between whole and six times, and never leaves its box", () => {
    expect(zoomTo(whole, 0.2, { x: 9, y: 9 }, box).scale).toBe(1);
    expect(zoomTo(whole, 99, { x: 9, y: 9 }, box).scale).toBe(6);
    expect(within({ scale: 2, x: 50, y: -9999 }, box)).toEqual({ scale: 2, x: 0, y: -600 });
  });

  it("moves as little as shows what the keyboard reached", () => {
    const frame = rect(0, 0, 400, 600);
    const view = { scale: 2, x: -100, y: -100 };
    expect(reveal(view, rect(10, 10, 20, 20), frame)).toEqual(view);
    expect(reveal(view, rect(-30, 10, 20, 20), frame)).toEqual({ scale: 2, x: -70, y: -100 });
    expect(reveal(view, rect(10, 590, 20, 60), frame)).toEqual({ scale: 2, x: -100, y: -150 });
  });
});
