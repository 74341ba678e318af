import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** Where everything that is made for a measurement lies. */
export const scratch = `${root}.tmp/`;
/** The demo chain's own folder. */
export const demoFolder = `${scratch}bench-data`;

mkdirSync(demoFolder, { recursive: true });
