import { readFileSync } from "node:fs";
import config from "../../playwright.config.ts";
import { freePort } from "../support/free-port.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

// There is a camera, and whoever is asked for it says no.
const { args = [], ...launch } = config.use?.launchOptions ?? {};
const refused = ["--use-fake-ui-for-media-stream=deny", "--use-fake-device-for-media-stream"];
test.use({ viewport: { width: 390, height: 844 }, launchOptions: { ...launch, args: [...args, ...refused] } });

let server: RunningServer;
let data: Awaited<ReturnType<typeof createDataFolder>>;
let origin = "";
test.beforeEach(async () => {
  data = await createDataFolder();
  const [port, officePort] = await Promise.all([freePort(), freePort()]);
  origin = `http://localhost:${officePort}`;
  const office = { OFFICE: "1", OFFICE_PORT: String(officePort) };
  server = await runServer("refused", { PORT: String(port), ...office, DATA_DIR: data.path });
});
test.afterEach(async () => {
  await server.stop();
  data.remove();
});

const pages = [
  ["/carros/recibir", "VIN del carro que llega", "Escanear el código"],
  ["/en/cars/receive", "VIN of the car coming in", "Scan the code"],
  ["/carros", "Número de inventario o últimas cifras del VIN", "Escanear el código"],
] as const;

test("who refuses the camera goes on in the field, and fetches no reader", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const printed = () => /http:\S+\/enlace\/\S+/.exec(readFileSync(server.logFile, "utf8"))?.[0];
  await expect.poll(printed).toBeTruthy();
  await page.goto(printed() as string);
  await page.getByRole("button", { name: "Entrar a la oficina" }).click();
  for (const [path, field, scan] of pages) {
    await page.goto(origin + path);
    await page.waitForSelector("[data-hydrated]");
    await page.getByRole("button", { name: scan, exact: true }).click();
    await expect(page.getByLabel(field, { exact: true }).first()).toBeFocused();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: scan, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  expect(fetched.filter((url) => url.endsWith(".wasm"))).toEqual([]);
});
