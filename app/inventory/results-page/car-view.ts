import { deviceValue } from "#app/device-value.ts";
import type { CarView } from "#app/marks.ts";

/** How this device shows lists of cars; `shell/head/loader.ts` reads it before the first paint. */
export const carView = deviceValue<CarView>("view", (kept) =>
  kept === "list" || kept === "pictures" ? kept : undefined,
);
