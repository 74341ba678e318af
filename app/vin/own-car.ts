import { deviceValue } from "#app/device-value.ts";

/** The car that a VIN stood for; the VIN itself is nowhere kept. */
export type OwnCar = {
  readonly name: string;
  readonly make: number;
  readonly model: number;
  readonly year: number;
  readonly engine: string;
  readonly code: string;
  /** 0 where the VIN did not tell. */
  readonly weight: number;
};

/** Anything else that a device has is no car. */
export function readOwnCar(kept: unknown): OwnCar | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { name, make, model, year, engine, code, weight } = kept as Partial<Record<keyof OwnCar, unknown>>;
  const isNumber = (value: unknown): value is number => Number.isInteger(value);
  if (typeof name !== "string" || !isNumber(make) || !isNumber(model) || !isNumber(year)) return undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const told = { engine: text(engine), code: text(code), weight: isNumber(weight) ? weight : 0 };
  return { name, make, model, year, ...told };
}

export const ownCar = deviceValue("car", readOwnCar);
