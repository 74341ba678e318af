import { expect, it } from "vitest";
import { readCatalogLines, readSisters } from "#data/reference.ts";

/**
 * Models of one make whose names look alike, or that are known as the same car under another badge, and why they stay two
 * for whoever looks for a part. All others are one line of the catalogue with other names beside it.
 */
const two: Readonly<Record<string, readonly string[]>> = {
  "another body: doors, glass and tail are its own": [
    "Buick Regal TourX",
    "Dodge Grand Caravan",
    "Ford Expedition EL",
    "Ford Explorer Sport Trac",
    "GMC Yukon XL",
    "Hyundai Elantra GT",
    "Hyundai Elantra Touring",
    "Kia Forte Koup",
    "Mercedes-Benz C-Class Wagon",
    "MINI Cooper Clubman",
    "MINI Cooper Convertible",
    "Mitsubishi Mirage G4",
    "Nissan Versa Note",
    "Plymouth Grand Voyager",
    "Toyota Camry Solara",
    "Volkswagen Golf Alltrack",
    "Volkswagen Golf R",
    "Volkswagen Golf SportWagen",
  ],
  "another car that borrows the name": [
    "Chevrolet City Express",
    "Chevrolet Lumina APV",
    "Chrysler Town & Country",
    "Ford Bronco II",
    "Ford Mustang Mach-E",
    "Ford Taurus X",
    "Ford Transit Connect",
    "Honda Civic Del Sol",
    "Hyundai Genesis Coupe",
    "Hyundai Santa Fe Sport",
    "Jeep Grand Cherokee",
    "Jeep Grand Wagoneer",
    "Land Rover Discovery Sport",
    "Land Rover Range Rover Evoque",
    "Land Rover Range Rover Sport",
    "Mercury Grand Marquis",
    "MINI Cooper Countryman",
    "Mitsubishi Eclipse Cross",
    "Mitsubishi Montero Sport",
    "Mitsubishi Outlander Sport",
    "Nissan Rogue Sport",
    "Oldsmobile Cutlass Calais",
    "Oldsmobile Cutlass Ciera",
    "Oldsmobile Cutlass Supreme",
    "Ram ProMaster City",
    "Suzuki Grand Vitara",
    "Toyota Corolla Cross",
    "Toyota Corolla iM",
    "Toyota Prius C",
    "Toyota Prius Prime",
    "Toyota Prius V",
    "Toyota Yaris iA",
  ],
  "the body before, sold beside the new one under the old name": ["Chevrolet Malibu Classic", "Pontiac Montana SV6"],
  "an engine and brakes of its own, and papers say so": [
    "Mitsubishi Lancer Evolution",
    "Subaru Impreza WRX",
    "Infiniti FX45",
    "Infiniti M45",
    "Volkswagen e-Golf",
  ],
  "renamed: papers, files and VINs know each year by its own name, and the list of sisters joins them": [
    "Chrysler Voyager",
    "Ford Five Hundred",
    "Ford Freestyle",
    "GMC Envoy",
    "Lincoln Zephyr",
    "Mercury Montego",
    "Pontiac Trans Sport",
  ],
  "sold in Canada alone under that name": ["Mitsubishi RVR"],
};
const argued = new Set(Object.values(two).flat());
const models = readCatalogLines().filter(({ model }) => model !== "");

const wordsOf = (name: string) => name.toLowerCase().split(/[\s-]+/);
const squash = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const isWithin = (short: readonly string[], long: readonly string[]) => short.every((word) => long.includes(word));

it("of two names that may be one car's each pair is argued", () => {
  const open = models.flatMap((long) =>
    models
      .filter((short) => short !== long && short.make === long.make)
      .filter(
        (short) =>
          isWithin(wordsOf(short.model), wordsOf(long.model)) ||
          squash(short.model) === squash(long.model) ||
          long.also.some((name) => squash(name) === squash(short.model)),
      )
      .filter(() => !argued.has(`${long.make} ${long.model}`))
      .map((short) => `${long.make} ${long.model} | ${short.model}`),
  );
  const sisters = readSisters()
    .filter(({ make, sister_make, shares }) => make === sister_make && shares === "car")
    .map(({ make, model, sister_model }) => [`${make} ${model}`, `${make} ${sister_model}`])
    .filter((pair) => !pair.some((name) => argued.has(name)))
    .map((pair) => pair.join(" | "));
  expect([...open, ...sisters]).toEqual([]);
});

it("argues of no model that is not there", () => {
  const known = new Set(models.map(({ make, model }) => `${make} ${model}`));
  const beyond = new Set(
    readSisters().flatMap((row) => [`${row.make} ${row.model}`, `${row.sister_make} ${row.sister_model}`]),
  );
  expect([...argued].filter((name) => !known.has(name) && !beyond.has(name))).toEqual([]);
});

it("an Impreza WRX, a WRX and a Trooper II are one line each, by all their names", () => {
  const named = (make: string, name: string) =>
    models.filter((line) => line.make === make && (squash(line.model) === squash(name) || line.also.includes(name)));
  for (const name of ["impreza wrx", "wrx", "wrx sti"])
    expect(named("Subaru", name).map(({ model, years }) => [model, years])).toEqual([["Impreza WRX", "2002-2021"]]);
  expect(named("Isuzu", "trooper ii").map(({ model }) => model)).toEqual(["Trooper"]);
});
