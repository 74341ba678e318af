import { expect, it } from "vitest";
import { RequestTimes } from "./request-times.ts";

it("counts answers by route, class and time, each bucket holding the ones below it", () => {
  const times = new RequestTimes();
  for (const ms of [0.4, 1, 3, 20_000]) times.add("page:home", 200, ms);
  times.add("page:home", 404, 30);
  const lines = times.text().trimEnd().split("\n");
  const value = (start: string) =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(" ")
        .at(-1),
    );
  expect(lines.slice(0, 2).map((line) => line.split(" ", 3).join(" "))).toEqual([
    "# HELP yonke_request_seconds",
    "# TYPE yonke_request_seconds",
  ]);
  const home = 'route="page:home",class="2xx"';
  expect(value(`yonke_request_seconds_bucket{le="0.001",${home}}`)).toBe(2);
  expect(value(`yonke_request_seconds_bucket{le="0.005",${home}}`)).toBe(3);
  expect(value(`yonke_request_seconds_bucket{le="10",${home}}`)).toBe(3);
  expect(value(`yonke_request_seconds_bucket{le="+Inf",${home}}`)).toBe(4);
  expect(value(`yonke_request_seconds_count{${home}}`)).toBe(4);
  expect(value(`yonke_request_seconds_sum{${home}}`)).toBeCloseTo(20.0044);
  expect(value('yonke_request_seconds_count{route="page:home",class="4xx"}')).toBe(1);
});
