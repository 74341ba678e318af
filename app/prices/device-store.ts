import { deviceValue } from "#app/device-value.ts";

/** The store whose prices this device looked at last; `browser/recall-store.ts` opens them. */
export const deviceStore = deviceValue("store", (kept) => (typeof kept === "number" ? kept : undefined));

/** The parts that were ticked, at whatever store. */
export const deviceParts = deviceValue("parts", (kept) =>
  Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : undefined,
);
