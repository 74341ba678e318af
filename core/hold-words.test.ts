import { expect, it } from "vitest";
import { holdText } from "./hold-words.ts";

const now = new Date("2026-11-19T18:00:00Z");
const said = (heldUntil: string | null, edition: "es" | "en", style?: "long" | "short") =>
  holdText({ heldUntil }, "America/Los_Angeles", now, edition, style);

it("says till when by the yard's own day and clock, and nothing of what is over or never was", () => {
  // Five in the afternoon there is one in the morning of the next day at Greenwich.
  expect(said("2026-11-20T01:00:00.000Z", "es")).toBe("Apartado hasta el 19 de noviembre, 5\u00a0p.\u00a0m.");
  expect(said("2026-11-20T01:00:00.000Z", "en")).toBe("On hold until November 19, 5\u00a0p.m.");
  expect(said("2026-11-20T01:30:00.000Z", "es", "short")).toBe("Apartado hasta el 19 nov, 5:30\u00a0p.\u00a0m.");
  for (const over of [null, now.toISOString(), "2026-11-19T17:59:59.000Z"]) expect(said(over, "en")).toBe("");
});
