import { describe, expect, it } from "vitest";
import { bodyIds } from "#core/body.ts";
import { models } from "#demo/catalog.ts";
import { bodyStyles } from "./body-shapes.ts";
import { silhouetteOf } from "./silhouettes.ts";

describe("the silhouette of a car", () => {
  it.each([
    ["Volkswagen", "Beetle", "", "wagon", "beetle"],
    ["Volkswagen", "Beetle", "Turbo", "convertible", "convertible"],
    ["Toyota", "Prius", "Four", "hatchback", "hybrid"],
    ["MINI", "Cooper", "S", "hatchback", "mini"],
    ["Ford", "Mustang", "GT", "coupe", "muscle"],
    ["Ford", "Mustang Mach-E", "", "suv", "suv"],
    ["Nissan", "350Z", "", "coupe", "sports"],
    ["Mazda", "MX-5 Miata", "", "convertible", "roadster"],
    ["Jeep", "Wrangler", "Sport", "suv", "wrangler"],
    ["Jeep", "Cherokee", "", "suv", "offroader"],
    ["Jeep", "Grand Cherokee", "Laredo", "suv", "suv"],
    ["Chevrolet", "Suburban", "", "suv", "largesuv"],
    ["Scion", "xB", "", "wagon", "boxy"],
    ["Ford", "F-150", "XLT SuperCab", "pickup", "extendedcab"],
    ["Ford", "F-150", "Crew Cab", "pickup", "crewcab"],
    ["Ford", "F-150", "", "pickup", "pickup"],
    ["Ford", "F-350", "", "pickup", "heavyduty"],
    ["Toyota", "Pickup", "", "pickup", "compactpickup"],
    ["GMC", "C/K Pickup", "", "pickup", "pickup"],
    ["Chevrolet", "Express", "Passenger", "van", "passengervan"],
    ["Chevrolet", "Step Van", "", "van", "stepvan"],
    ["Lincoln", "Town Car", "Limousine", "sedan", "limousine"],
    ["Lincoln", "Town Car", "", "sedan", "fullsize"],
    ["Chrysler", "300M", "", "sedan", "sedan"],
    ["Honda", "Civic", "EX", "sedan", "compact"],
    ["Honda", "Civic", "EX", "coupe", "coupe"],
    ["Nobody", "Knows", "", "", "sedan"],
  ])("%s %s %s, %s: %s", (make, model, trim, body, style) => {
    expect(silhouetteOf({ make, model, trim, body })).toBe(style);
  });

  it("is the body's own where no name is known, and every body has one", () => {
    for (const body of bodyIds) expect(silhouetteOf({ body })).toBe(body);
    expect(silhouetteOf({ body: "spaceship" })).toBe("sedan");
  });

  it("comes in 25 kinds or more, nearly all of them met in the demo's models", () => {
    expect(bodyStyles.length).toBeGreaterThanOrEqual(25);
    const met = new Set(models.map(({ make, name, body }) => silhouetteOf({ make, model: name, body })));
    expect(met.size).toBeGreaterThanOrEqual(25);
  });
});
