import { cp } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { writeStaticFiles } from "./static-files.ts";

const root = new URL("..", import.meta.url).pathname;
const quiet = { root, logLevel: "warn" as const };
await build({ ...quiet });
await writeStaticFiles(root);
await build({ ...quiet, build: { ssr: "server/main.ts" } });
// Read as files, beside the module that asks for them.
await cp(join(root, "data/reference"), join(root, "dist/server/reference"), { recursive: true });
