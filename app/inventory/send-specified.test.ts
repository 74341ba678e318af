import { expect, it } from "vitest";
import { sendSpecified } from "./send-specified.ts";

function sent(...fields: [string, string][]): string {
  const formData = new FormData();
  for (const [name, value] of fields) formData.append(name, value);
  sendSpecified({ formData });
  return [...formData].map(([name, value]) => `${name}=${value}`).join("&");
}

it("is what the specification names, in its order, with a model that is closed as 0", () => {
  const rest: [string, string][] = [
    ["from", "1998"],
    ["to", "2004"],
    ["zip", " 94577-1234 "],
    ["distance", "25"],
  ];
  expect(sent(["make", "96"], ["model", "900"], ...rest)).toBe(
    "make=96&model=900&distance=25&zip=94577&year=1998-2004",
  );
  expect(sent(["make", ""], ...rest)).toBe("make=&model=0&distance=25&zip=94577&year=1998-2004");
});

it.each([
  ["v6b 1a1", "V6B1A1"],
  ["945771234", "94577"],
  ["Chula Vista", "Chula Vista"],
])("cuts a code and no city: %s", (typed, zip) => {
  expect(sent(["zip", typed], ["from", "1998"], ["to", "1998"])).toBe(`make=&model=0&distance=&zip=${zip}&year=1998`);
});

it("takes the filters along, and a list of years as it was typed", () => {
  expect(sent(["year", "1971-74, 77"], ["zip", ""], ["color", "rojo"], ["color", "azul"], ["vin", "1HG*"])).toBe(
    "make=&model=0&distance=&zip=&year=1971-74, 77&color=rojo&color=azul&vin=1HG*",
  );
});
