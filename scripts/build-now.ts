import { build } from "vite";
import { writeStaticFiles } from "./static-files.ts";

const root = new URL("..", import.meta.url).pathname;
const quiet = { root, logLevel: "warn" as const };
await build({ ...quiet });
await writeStaticFiles(root);
await build({ ...quiet, build: { ssr: "server/main.ts" } });
