import config from "../../playwright.config.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ownOffice } from "../support/own-office.ts";

// There is a camera, and whoever is asked for it says no.
const { args = [], ...launch } = config.use?.launchOptions ?? {};
const refused = ["--use-fake-ui-for-media-stream=deny", "--use-fake-device-for-media-stream"];
test.use({ viewport: { width: 390, height: 844 }, launchOptions: { ...launch, args: [...args, ...refused] } });

const office = ownOffice("refused");

const pages = [
  ["/carros/recibir", "VIN del carro que llega", "Escanear el código"],
  ["/en/cars/receive", "VIN of the car coming in", "Scan the code"],
  ["/carros", "Número de inventario o últimas cifras del VIN", "Escanear el código"],
] as const;

test("who refuses the camera goes on in the field, and fetches no reader", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await office.enter(page);
  for (const [path, field, scan] of pages) {
    await page.goto(office.origin + path);
    await page.waitForSelector("[data-hydrated]");
    await page.getByRole("button", { name: scan, exact: true }).click();
    await expect(page.getByLabel(field, { exact: true }).first()).toBeFocused();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: scan, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  expect(fetched.filter((url) => url.endsWith(".wasm"))).toEqual([]);
});
