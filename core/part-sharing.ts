import type { Words } from "./edition.ts";
import type { ChangeKind, SisterBond } from "./generation.ts";
import { isPartCategory, type Part, type PartCategory } from "./part.ts";
import { isCodedToCar } from "./parts-by-name.ts";

/** What a part has to have in common with another car's to fit it. */
export const sharedKinds = {
  face: {
    es: "Las defensas, las luces y las láminas suelen cambiar a media generación: compare forma y broches.",
    en: "Bumpers, lights and panels often change halfway through a generation: compare shape and tabs.",
  },
  body: {
    es: "Compare el número de puertas, los conectores y los broches.",
    en: "Compare the number of doors, the plugs and the clips.",
  },
  chassis: {
    es: "Compare medidas, y con o sin ABS.",
    en: "Compare sizes, and with or without ABS.",
  },
  engine: {
    es: "Tiene que ser el mismo motor: compare el código o el octavo carácter del VIN.",
    en: "It has to be the same engine: compare its code or the eighth character of the VIN.",
  },
  model: {
    es: "Cambia con el equipo del carro: compare el número de parte.",
    en: "It changes with the car’s equipment: compare the part number.",
  },
  exact: {
    es: "Va por año y equipo: el número de parte debe ser igual.",
    en: "It goes by year and equipment: the part number must be the same.",
  },
  size: { es: "Va por medida, no por modelo.", en: "It goes by size, not by model." },
  universal: { es: "Sirve la de muchos carros.", en: "One from many other cars will work." },
} as const satisfies Record<string, Words>;

export type SharedKind = keyof typeof sharedKinds;
export const sharedKindIds = Object.keys(sharedKinds) as SharedKind[];

type Reach = {
  /** Over the years of its generation. */
  readonly generation: boolean;
  readonly sisters: readonly SisterBond[];
  /** The changes within a generation that it does not fit across. */
  readonly stopsAt: readonly ChangeKind[];
};

/** THE rule: how far the search for a part may go beyond the car's own year. */
export const reachOf: Readonly<Record<SharedKind, Reach>> = {
  face: { generation: true, sisters: [], stopsAt: ["face", "body"] },
  body: { generation: true, sisters: ["car", "cab"], stopsAt: ["body"] },
  chassis: { generation: true, sisters: ["car", "platform"], stopsAt: ["chassis"] },
  engine: { generation: true, sisters: ["car", "platform"], stopsAt: ["engine"] },
  model: { generation: true, sisters: [], stopsAt: ["body", "chassis", "engine"] },
  exact: { generation: false, sisters: [], stopsAt: [] },
  size: { generation: false, sisters: [], stopsAt: [] },
  universal: { generation: false, sisters: [], stopsAt: [] },
};

/** For a part of which no fact is known; the nearer guess where parts of a category differ. */
const byCategory: Readonly<Record<PartCategory, SharedKind>> = {
  engine: "engine",
  drivetrain: "model",
  electrical: "exact",
  lights: "face",
  body: "face",
  glass: "body",
  interior: "body",
  brakes: "model",
  suspension: "chassis",
  steering: "chassis",
  cooling: "engine",
  climate: "body",
  fuel: "model",
  exhaust: "model",
  wheels: "size",
  other: "exact",
};
/** What is coded to its car, or saves lives, is never guessed to fit another. */
export const guessShared = ({ category, name }: Pick<Part, "category" | "name">): SharedKind =>
  isPartCategory(category) && !isCodedToCar(name) ? byCategory[category] : "exact";
