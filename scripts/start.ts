import { buildWhenStale } from "./build.ts";

await buildWhenStale((line) => console.error(line));
const built = "../dist/server/main.js";
const { main } = (await import(built)) as typeof import("../server/main.ts");
await main();
