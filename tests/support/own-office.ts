import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { expect, test } from "./journey.ts";
import { type RunningServer, runServer } from "./run-server.ts";
import { createDataFolder } from "./test-data.ts";

/** An office of its own for each journey of a file: where it is, its data, and the way in by the link that its server prints. */
export function ownOffice(name: string) {
  let server: RunningServer;
  let data: Awaited<ReturnType<typeof createDataFolder>>;
  let origin = "";
  test.beforeEach(async () => {
    data = await createDataFolder();
    const [port, officePort] = await Promise.all([freePort(), freePort()]);
    origin = `http://localhost:${officePort}`;
    const office = { OFFICE: "1", OFFICE_PORT: String(officePort) };
    server = await runServer(name, { PORT: String(port), ...office, DATA_DIR: data.path });
  });
  test.afterEach(async ({ page }) => {
    // Its worker may still be fetching, and tell of an office that is gone.
    await page.close();
    await server.stop();
    data.remove();
  });
  return {
    get origin() {
      return origin;
    },
    get dataDir() {
      return data.path;
    },
    async enter(page: Page) {
      const printed = () => /http:\S+\/enlace\/\S+/.exec(readFileSync(server.logFile, "utf8"))?.[0];
      await expect.poll(printed).toBeTruthy();
      await page.goto(printed() as string);
      await page.getByRole("button", { name: "Entrar a la oficina" }).click();
    },
  };
}
