import type { Edition } from "#core/edition.ts";

/** The path of all that a visit needs of a yard, in one file (`core/yard-file.ts`). */
export const yardFilePath = (storeId: number): string => `/yards/store-${storeId}.json`;

/** The path of what a device reads when it installs the site. */
export const manifestPath = (edition: Edition): string => `/manifest.${edition}.webmanifest`;

/** The worker's path: at the root, whose pages it serves. */
export const workerPath = "/worker.js";
