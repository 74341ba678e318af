import { BuildError, buildWhenStale } from "./build.ts";

try {
  await buildWhenStale((line) => console.error(line));
} catch (thrown) {
  console.error(thrown instanceof BuildError ? thrown.message : thrown);
  process.exit(1);
}
const built = "../dist/server/main.js";
const { main } = (await import(built)) as typeof import("../server/main.ts");
await main();
