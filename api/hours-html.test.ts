import { expect, it } from "vitest";
import { hoursHtml } from "./hours-html.ts";

const day = [{ opens: 480, closes: 1080 }];
const week = [
  day,
  day,
  day,
  day,
  day,
  [
    { opens: 540, closes: 720 },
    { opens: 780, closes: 1020 },
  ],
  [],
];

it("writes a span for each run of equal days, in either language", () => {
  const parts = hoursHtml(week, "en").split("<br/>");
  expect(parts[0]).toBe(
    `<span itemprop="openingHours" content="Mo-Fr 8:00-18:00">Monday to Friday: 8\u00a0a.m. – 6\u00a0p.m.</span>`,
  );
  expect(parts[1]).toContain('content="Sa 9:00-12:00,13:00-17:00"');
  expect(parts[2]).toBe(`<span itemprop="openingHours" content="Su 00:00-00:00">Sunday: closed</span>`);
  expect(hoursHtml(week, "es")).toContain("Lunes a viernes: 8\u00a0a.\u00a0m. – 6\u00a0p.\u00a0m.");
  expect(hoursHtml(week, "es")).toContain("Domingo: cerrado");
});

it("is empty where nobody has said the week", () => {
  expect([hoursHtml(null, "es"), hoursHtml(null, "en")]).toEqual(["", ""]);
});
