import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What is put into the built server, Vite cannot run while it is developed. */
it("loads the server of development with the settings of the build", async () => {
  const vite = await createServer({
    root,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
  });
  try {
    expect(await vite.ssrLoadModule("/server/development.ts")).toHaveProperty("developmentListener");
  } finally {
    await vite.close();
  }
});
