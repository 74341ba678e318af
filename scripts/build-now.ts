import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildOfficeFiles } from "./office-files.ts";
import { writeStaticFiles } from "./static-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const quiet = { root, logLevel: "warn" as const };
await build({ ...quiet });
// The sources' fingerprint names the build to the worker.
await writeStaticFiles(root, process.argv[2]?.slice(0, 12) ?? "now");
await buildOfficeFiles(root);
await build({ ...quiet, build: { ssr: true } });
// Read as files, beside the module that asks for them.
await cp(join(root, "data/reference"), join(root, "dist/server/reference"), { recursive: true });
