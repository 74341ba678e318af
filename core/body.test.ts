import { expect, it } from "vitest";
import { bodyIds, findBody, isBody } from "./body.ts";

it("is one of ten ids, and nothing that any object has", () => {
  expect(bodyIds.every(isBody)).toBe(true);
  for (const text of ["", "Sedan", "toString", "constructor"]) expect([text, isBody(text)]).toEqual([text, false]);
});

it.each([
  ["hatchback", "hatchback"],
  ["4DR Sedan", "sedan"],
  ["2 door", "coupe"],
  ["Crew Cab Truck", "pickup"],
  ["Mini-Van, Passenger", "minivan"],
  ["Cargo", "van"],
  ["Sport Utility 4 dr", "suv"],
  ["Guayín", "wagon"],
  ["Spyder", "convertible"],
  ["5 puertas", "hatchback"],
  ["Chassis", "truck"],
  ["?", undefined],
])("of a file's “%s” is %s", (text, body) => expect(findBody(text)).toBe(body));
