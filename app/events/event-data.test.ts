import { expect, it } from "vitest";
import type { YardEvent } from "#core/event.ts";
import type { Store } from "#core/store.ts";
import { eventData, withOffset } from "./event-data.ts";

it("carries the zone's offset of that day", () => {
  expect(withOffset("2026-11-27T08:00", "America/Los_Angeles")).toBe("2026-11-27T08:00:00-08:00");
  expect(withOffset("2026-07-04T08:00", "America/Los_Angeles")).toBe("2026-07-04T08:00:00-07:00");
  expect(withOffset("2026-07-04T08:00", "America/Phoenix")).toBe("2026-07-04T08:00:00-07:00");
  expect(withOffset("2026-07-04T08:00", "America/St_Johns")).toBe("2026-07-04T08:00:00-02:30");
});

it("names days alone where it goes by the hours of each store", () => {
  const stores = ["America/Los_Angeles", "America/New_York"].map((timeZone) => ({ schedule: { timeZone } }) as Store);
  const event = {
    title: { es: "Mofles", en: "Mufflers" },
    description: { es: "", en: "" },
    startsAt: "2026-11-21T00:00",
    endsAt: "2026-11-22T23:59",
  } as YardEvent;
  const around = { edition: "es", url: "u", homeUrl: "h", brand: "Yonke", image: undefined } as const;
  expect(eventData(event, stores, around)).toMatchObject([{ startDate: "2026-11-21", endDate: "2026-11-22" }]);
});
