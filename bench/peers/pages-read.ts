import { readFileSync } from "node:fs";
import type { DrawnPage } from "./drawn.ts";

/** Once, at the first request of the process. */
export const pages = JSON.parse(readFileSync("pages.json", "utf8")) as DrawnPage[];
