import { expect, it } from "vitest";
import { withOffset } from "./event-data.ts";

it("carries the zone's offset of that day", () => {
  expect(withOffset("2026-11-27T08:00", "America/Los_Angeles")).toBe("2026-11-27T08:00:00-08:00");
  expect(withOffset("2026-07-04T08:00", "America/Los_Angeles")).toBe("2026-07-04T08:00:00-07:00");
  expect(withOffset("2026-07-04T08:00", "America/Phoenix")).toBe("2026-07-04T08:00:00-07:00");
  expect(withOffset("2026-07-04T08:00", "America/St_Johns")).toBe("2026-07-04T08:00:00-02:30");
});
