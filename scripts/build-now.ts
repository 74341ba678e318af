import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildOfficeFiles } from "./office-files.ts";
import { writeStaticFiles } from "./static-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const quiet = { root, logLevel: "warn" as const };
await build({ ...quiet });
await build({ ...quiet, build: { ssr: true } });
// The sources' fingerprint names the build to the workers.
const made = process.argv[2]?.slice(0, 12) ?? "now";
await writeStaticFiles(root, made);
await buildOfficeFiles(root, made);
// Read as files, beside the module that asks for them.
await cp(join(root, "data/reference"), join(root, "dist/server/reference"), { recursive: true });
await cp(join(root, "demo/data"), join(root, "dist/server/data"), { recursive: true });
