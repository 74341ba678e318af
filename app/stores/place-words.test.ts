import { expect, it } from "vitest";
import { addressLine, cityLine, directionsUrl, distanceWords, streetLine, telHref } from "./place-words.ts";

const place = { address1: "12 Main St", address2: "", city: "Newark", state: "CA", postalCode: "94560" };

it("writes an address in a line, with and without a second part", () => {
  expect(streetLine(place)).toBe("12 Main St");
  expect(streetLine({ ...place, address2: "Unit 4" })).toBe("12 Main St, Unit 4");
  expect(cityLine(place)).toBe("Newark, CA 94560");
  expect(addressLine(place)).toBe("12 Main St, Newark, CA 94560");
});

it.each([
  ["(916) 555-0100", "tel:+19165550100"],
  ["1-916-555-0100", "tel:+19165550100"],
  ["+1 916 555 0100", "tel:+19165550100"],
  ["555-0100", "tel:+15550100"],
])("%s is pressed as %s", (phone, href) => expect(telHref(phone)).toBe(href));

it("leads to a point, not to a name", () => {
  expect(directionsUrl({ latitude: 37.5, longitude: -122 })).toMatch(/destination=37\.5,-122$/);
});

it.each([
  [0, "US", "0 mi"],
  [4.24, "US", "4.2 mi"],
  [4, "US", "4 mi"],
  [9.96, "US", "10 mi"],
  [12.6, "US", "13 mi"],
  [4.2, "CA", "6.8 km"],
  [10, "CA", "16 km"],
] as const)("%f miles in %s: %s", (miles, country, words) => {
  expect(distanceWords(miles, country, "es")).toBe(words);
});
