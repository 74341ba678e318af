import { expect, it } from "vitest";
import type { Body } from "./body.ts";
import { limitOf, mayOffer, needOf, surelyHad } from "./part-needs.ts";
import { findYears } from "./years.ts";

const part = (en: string) => ({ en, es: "" });
const limit = (en: string, name: string, body: Body | "", years = "") =>
  limitOf(part(en), { name, body }, findYears(years) ?? []);

it.each([
  ["Driver airbag", "Bolsa de aire del conductor", "airbag"],
  ["Clock spring", "Reloj de volante", "airbag"],
  ["Airbag sensor", "Sensor de bolsa de aire", "airbag"],
  ["Side airbag", "Bolsa de aire lateral", "side-airbag"],
  ["Hybrid battery", "Batería híbrida", "high-voltage"],
  ["Alternator", "Alternador", "alternator"],
  ["Engine", "Motor", "combustion"],
  ["Door, complete, rear left", "Puerta completa trasera izquierda", "rear-door"],
  ["Door, complete, front left", "Puerta completa delantera izquierda", undefined],
  ["Engine mount", "Soporte de motor", undefined],
  ["Engine computer (ECM)", "Computadora de motor (ECM)", undefined],
  ["Fan clutch", "Clutch del ventilador", undefined],
  ["Accelerator pedal", "Pedal del acelerador", undefined],
  ["Battery", "Batería", undefined],
  ["Steering wheel", "Volante", undefined],
])("knows what a car needs for a %s", (en, es, need) => {
  expect(needOf({ en, es })).toBe(need);
});

/** What surely no such car has. */
it.each([
  ["Engine cover", "Volkswagen Beetle", "hatchback", "1950-1979"],
  ["Catalytic converter", "Tesla Model S", "sedan", "2015"],
  ["Spark plug", "Nissan Leaf", "hatchback", "2013"],
  ["Muffler", "Tesla Model 3", "sedan", ""],
  ["Engine, complete, 4-cylinder", "Chevrolet Bolt EV", "hatchback", ""],
  ["Starter", "Volkswagen e-Golf", "hatchback", ""],
  ["Fuel tank, small", "Ford Mustang Mach-E", "suv", ""],
  ["Oil cooler", "Tesla Model 3", "sedan", ""],
  ["Alternator", "Toyota Prius", "hatchback", ""],
  ["Carburetor", "Toyota Corolla", "sedan", "2015"],
  ["Carburetor", "Honda Civic", "sedan", "1996-2000"],
  ["Carburetor", "Tesla Model 3", "sedan", ""],
  ["Distributor cap and rotor", "Chevrolet Silverado", "pickup", "2014"],
  ["Distributor", "Honda Civic", "sedan", "2016-2019"],
  ["Distributor", "Honda Civic", "sedan", "2001"],
  ["Distributor", "Ford Focus", "sedan", ""],
  ["Distributor", "Toyota Camry", "sedan", "2002-2006"],
  ["Distributor", "Dodge Ram 1500", "pickup", "2004"],
  ["Distributor cap and rotor", "Chevrolet Tahoe", "suv", "2004"],
  ["Distributor", "Mitsubishi Eclipse", "coupe", "2008"],
  ["Spark plug wires", "Tesla Model 3", "sedan", ""],
  ["Differential, front", "Honda Civic", "sedan", "2005"],
  ["Differential, front", "Ford Mustang", "coupe", "2008"],
  ["Transfer case", "Chevrolet Camaro", "coupe", "2011"],
  ["Locking hub, 4x4, left", "Ford Crown Victoria", "sedan", "2005"],
  ["CV axle, front left", "Honda S2000", "convertible", "2003"],
  ["CV axle, rear left", "Toyota Corolla", "sedan", "2009"],
  ["Axle shaft, rear right", "Nissan Sentra", "sedan", "2004"],
  ["Automatic transmission, 4x4", "Kia Forte", "sedan", "2015"],
  ["Automatic transmission, rear-wheel drive", "Honda Accord", "sedan", "2006"],
  ["Automatic transmission, front-wheel drive", "Chevrolet Corvette", "coupe", "2006"],
  ["Clutch pedal", "Toyota Prius", "hatchback", "2012"],
  ["Clutch assembly", "Honda Odyssey", "minivan", "2005"],
  ["Manual transmission, front-wheel drive", "Toyota Sienna", "minivan", ""],
  ["Driveshaft, rear", "Honda Civic", "sedan", "2005"],
  ["Transfer case", "Nissan Sentra", "sedan", "2006"],
  ["Differential, rear", "Ford Focus", "sedan", "2010"],
  ["Driveshaft", "Honda Accord", "sedan", ""],
  ["Pickup bed, small", "Dodge Grand Caravan", "minivan", "2010"],
  ["Bed liner", "Honda Civic", "sedan", ""],
  ["Tailgate", "Honda Civic", "sedan", "2010"],
  ["Tailgate", "Chevrolet Impala", "sedan", "2008"],
  ["Tailgate", "Toyota Prius", "hatchback", ""],
  ["Tailgate", "Ford Mustang", "coupe", ""],
  ["Liftgate", "Nissan Altima", "sedan", "2012"],
  ["Liftgate", "Ford F-150", "pickup", ""],
  ["Trunk lid", "Honda CR-V", "suv", "2010"],
  ["Trunk lid", "Toyota Tacoma", "pickup", ""],
  ["Sliding door, left", "Ford Mustang", "coupe", "2011"],
  ["Sliding door, right", "Honda Odyssey", "minivan", "1997"],
  ["Sliding door, left", "Toyota Corolla", "sedan", ""],
  ["Door, complete, rear left", "Chevrolet Corvette", "coupe", "2008"],
  ["Door, complete, rear left", "Honda Odyssey", "minivan", "2011"],
  ["Door shell, bare, rear right", "Toyota Sienna", "minivan", ""],
  ["Door panel, rear left", "Ford Mustang", "coupe", "2005"],
  ["Third row seat", "Ford Mustang", "coupe", ""],
] as const)("no %s is looked for on a %s (%s) of %j", (name, model, body, years) => {
  expect(limit(name, model, body, years)).toMatchObject({ none: true, sure: true });
  expect(mayOffer(part(name), { name: model, body }, findYears(years) ?? [])).toBe(false);
});

/** What one of them may have, however odd it sounds: to deny it would be worse than to look for it. */
it.each([
  ["Engine cover", "Volkswagen Beetle", "hatchback", "2003"],
  ["Spark plug", "Ford Focus", "sedan", "2013"],
  ["Spark plug", "BMW i3", "hatchback", "2015"],
  ["Muffler", "Chevrolet Volt", "hatchback", "2013"],
  ["Oil pan", "Fiat 500", "hatchback", "2014"],
  ["Spark plug", "Hyundai Ioniq", "hatchback", "2018"],
  ["Starter", "Toyota Prius", "hatchback", "2010"],
  ["Exhaust pipe, rear", "Honda Clarity", "sedan", "2018"],
  ["Battery", "Tesla Model 3", "sedan", "2019"],
  ["Brake caliper, front left", "Tesla Model 3", "sedan", "2019"],
  ["Radiator, small", "Nissan Leaf", "hatchback", "2013"],
  ["Engine mount, left", "Nissan Leaf", "hatchback", "2013"],
  ["Vacuum pump", "Nissan Leaf", "hatchback", "2013"],
  ["Carburetor", "Isuzu Pickup", "pickup", "1994"],
  ["Carburetor", "Ford F-150", "pickup", "1986"],
  ["Carburetor", "Volkswagen Beetle", "hatchback", "1972"],
  ["Carburetor", "Honda Civic", "sedan", ""],
  ["Distributor", "Chevrolet Silverado", "pickup", "2005"],
  ["Distributor", "GMC Savana", "van", "2014"],
  ["Distributor", "Honda Civic", "sedan", "2000"],
  ["Distributor", "Honda Accord", "sedan", "2002"],
  ["Distributor", "Nissan Frontier", "pickup", "2004"],
  ["Distributor", "Mitsubishi Montero Sport", "suv", "2004"],
  ["Distributor", "Jeep Wrangler", "suv", "2002"],
  ["Distributor", "Dodge Durango", "suv", "2003"],
  ["Distributor", "Chevrolet Blazer", "suv", "2005"],
  ["Spark plug wires", "Chevrolet Silverado", "pickup", "2012"],
  ["Differential, front", "Subaru Impreza", "sedan", "2005"],
  ["Differential, front", "Chrysler 300", "sedan", "2008"],
  ["CV axle, rear left", "Toyota RAV4", "suv", "2010"],
  ["CV axle, front left", "Ford Taurus", "sedan", "2005"],
  ["CV axle, rear left", "Nissan 350Z", "coupe", "2005"],
  ["Driveshaft, front", "Ford Mustang", "coupe", "2012"],
  ["Rear axle assembly", "Honda Civic", "sedan", "2005"],
  ["Automatic transmission, front-wheel drive", "Honda Civic", "sedan", "2005"],
  ["Automatic transmission, 4x4", "Chevrolet Silverado", "pickup", "2005"],
  ["Clutch pedal", "Honda Insight", "hatchback", "2001"],
  ["Clutch assembly", "Honda CR-Z", "hatchback", "2012"],
  ["Clutch assembly", "Lexus ES", "sedan", "1992"],
  ["Clutch assembly", "Dodge Grand Caravan", "minivan", "1990"],
  ["Driveshaft, rear", "Honda Civic", "sedan", "1990"],
  ["Driveshaft, rear", "Toyota Camry", "sedan", "2020"],
  ["Driveshaft, rear", "Toyota Corolla", "sedan", "1985"],
  ["Driveshaft, rear", "Toyota Sienna", "minivan", "2008"],
  ["Driveshaft, rear", "Mazda Mazda6", "sedan", "2006"],
  ["Differential, rear", "Toyota Prius", "hatchback", "2020"],
  ["Driveshaft, front", "Toyota Tacoma", "pickup", "2005"],
  ["CV axle, front left", "Honda Civic", "sedan", "2005"],
  ["Tailgate", "Subaru Baja", "pickup", "2004"],
  ["Tailgate", "Chevrolet El Camino", "pickup", "1984"],
  ["Tailgate", "Chevrolet Avalanche", "pickup", "2005"],
  ["Tailgate", "Chevrolet Suburban", "suv", "1990"],
  ["Tailgate", "Ford Bronco", "suv", "1985"],
  ["Tailgate", "Chevrolet Caprice", "sedan", "1990"],
  ["Tailgate", "Pontiac Parisienne", "sedan", "1986"],
  ["Tailgate", "Cadillac Escalade", "suv", "2007"],
  ["Tailgate", "Ford Maverick", "coupe", "2022"],
  ["Tailgate", "Volkswagen Rabbit", "hatchback", "1981"],
  ["Tailgate", "Volvo V70", "wagon", "2004"],
  ["Pickup bed, small", "Cadillac Escalade", "suv", "2007"],
  ["Liftgate", "Honda Civic", "sedan", "1995"],
  ["Liftgate", "Chevrolet Malibu", "sedan", "2005"],
  ["Liftgate", "Ford Taurus", "sedan", "1999"],
  ["Liftgate", "Chevrolet Corvette", "coupe", "1990"],
  ["Liftgate", "Ford Mustang", "coupe", "1988"],
  ["Liftgate", "Honda Accord", "sedan", "1994"],
  ["Liftgate", "Honda Accord", "sedan", "2011"],
  ["Trunk lid", "Honda Ridgeline", "pickup", "2010"],
  ["Trunk lid", "Suzuki X-90", "suv", "1996"],
  ["Trunk lid", "Nissan Murano", "suv", "2011"],
  ["Trunk lid", "Toyota Yaris", "hatchback", "2010"],
  ["Sliding door, left", "Mazda Mazda5", "wagon", "2012"],
  ["Sliding door, right", "Nissan Stanza", "sedan", "1987"],
  ["Sliding door, right", "Ford Transit Connect", "van", "2012"],
  ["Sliding door, left", "Honda Odyssey", "minivan", "2006"],
  ["Door, complete, rear left", "Honda Odyssey", "minivan", "1997"],
  ["Door, complete, rear left", "Chrysler Pacifica", "minivan", "2006"],
  ["Door, complete, rear left", "Mazda RX-8", "coupe", "2005"],
  ["Door, complete, rear right", "Hyundai Veloster", "hatchback", "2013"],
  ["Door, complete, rear left", "BMW 4-Series", "coupe", "2016"],
  ["Door, complete, rear left", "Ford F-150", "pickup", "2000"],
  ["Door, complete, rear left", "Saturn Ion", "sedan", "2005"],
  ["Door, complete, rear left", "Saturn S-Series", "sedan", "2000"],
  ["Door, complete, rear left", "Chevrolet Express", "van", "2005"],
  ["Door, complete, rear left", "Ford Mustang Mach-E", "suv", "2021"],
  ["Door, complete, rear left", "Jeep Wrangler", "suv", "2010"],
  ["Window motor, rear left", "Chrysler Sebring", "sedan", "2004"],
  ["Third row seat", "Ford Taurus", "sedan", "1995"],
  ["Alternator", "Honda Civic", "sedan", ""],
] as const)("a %s is looked for on a %s (%s) of %j", (name, model, body, years) => {
  expect(limit(name, model, body, years)?.none ?? false).toBe(false);
});

it("looks for nothing on cars of years from before or after the part, and only then without being sure", () => {
  expect(limit("Driver airbag", "Toyota Corolla", "sedan", "1975")).toMatchObject({ none: true, sure: false });
  expect(limit("Driver airbag", "Toyota Corolla", "sedan")).toMatchObject({ none: false, lacks: [[0, 1979]] });
  expect(limit("Side airbag", "Toyota Corolla", "sedan")).toMatchObject({ lacks: [[0, 1994]] });
  expect(limit("Carburetor", "Ford F-150", "pickup")).toMatchObject({ none: false, lacks: [[1995, 9999]] });
});

it("looks for a high-voltage part on hybrids and electric cars alone, for an alternator on no hybrid", () => {
  expect(limit("Hybrid battery", "Honda Civic", "sedan")).toMatchObject({ highVoltage: true, none: false });
  expect(limit("Hybrid battery", "Toyota Prius", "hatchback")?.highVoltage).toBeUndefined();
  expect(limit("Alternator", "Honda Civic", "sedan")?.highVoltage).toBe(false);
});

it.each([
  ["Tailgate", "pickup", true],
  ["Tailgate", "suv", false],
  ["Liftgate", "hatchback", true],
  ["Liftgate", "sedan", false],
  ["Trunk lid", "sedan", true],
  ["Trunk lid", "wagon", false],
  ["Trunk lid", "", true],
  ["Carburetor", "pickup", false],
  ["Carburetor", "", false],
  ["Alternator, small", "van", true],
] as const)("offers a %s of a %s: %s", (name, body, has) => {
  expect(mayOffer(part(name), { name: "Make Model", body })).toBe(has);
});

it("is sure of an airbag from the year of the law on", () => {
  const car = { highVoltage: false, year: 1990, type: "CAR" } as const;
  expect(surelyHad("airbag", { ...car, year: 1997 })).toBe(false);
  expect(surelyHad("airbag", { ...car, year: 1998 })).toBe(true);
  expect(surelyHad("airbag", { ...car, year: 1998, type: "PU/VAN" })).toBe(false);
  expect(surelyHad("airbag", { ...car, year: 1999, type: "PU/VAN" })).toBe(true);
  expect(surelyHad("side-airbag", { ...car, year: 2010 })).toBe(false);
  expect(surelyHad("alternator", { ...car, highVoltage: true })).toBe(false);
  expect(surelyHad("alternator", car)).toBe(true);
});

it("is sure of no distributor and no plug wires since there are coils", () => {
  const car = { highVoltage: false, year: 1983, type: "CAR" } as const;
  expect([1983, 1992, 2004].map((year) => surelyHad("distributor", { ...car, year }))).toEqual([true, false, false]);
  expect([1983, 1992, 2004].map((year) => surelyHad("plug-wires", { ...car, year }))).toEqual([true, true, false]);
});
