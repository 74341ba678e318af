import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import config from "../../playwright.config.ts";
import { barsPicture, filmOf, type GreyPicture } from "../support/code-picture.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ownOffice } from "../support/own-office.ts";

const [filmed, photographed] = ["1HGCM82633A004335", "1HGCM82633A004853"];
const folder = mkdtempSync(join(tmpdir(), "yonke-scan-"));
const film = join(folder, "door.y4m");
// Held by hand: a little askew.
writeFileSync(film, filmOf(barsPicture(`I${filmed}`, 2)));

// No real browser of a test has a camera: Chromium shows a film in its place, whose bars are read as they are.
const { args = [], ...launch } = config.use?.launchOptions ?? {};
const camera = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
];
test.use({ viewport: { width: 390, height: 844 }, launchOptions: { ...launch, args: [...args, ...camera] } });

const office = ownOffice("scan");
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hydrated = (page: Page) => page.waitForSelector("[data-hydrated]");

async function photoOf({ width, height, grey }: GreyPicture) {
  const buffer = await sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { name: "puerta.jpg", mimeType: "image/jpeg", buffer };
}

const words = {
  es: {
    path: "/carros/recibir",
    vin: "VIN del carro que llega",
    scan: "Escanear el código",
    photo: "O lea el código de una foto",
    noCode: "No se leyó ningún código en esa foto.",
  },
  en: {
    path: "/en/cars/receive",
    vin: "VIN of the car coming in",
    scan: "Scan the code",
    photo: "Or read the code from a photo",
    noCode: "No code could be read in that photo.",
  },
};

const above = (top: GreyPicture, bottom: GreyPicture): GreyPicture => ({
  ...{ width: top.width, height: top.height + bottom.height },
  grey: Buffer.concat([top.grey, bottom.grey]),
});

for (const edition of ["es", "en"] as const)
  test(`a VIN is read by the camera and from a photo, by a reader of our own (${edition})`, async ({ page }) => {
    const say = words[edition];
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const readers = () => fetched.filter((url) => url.endsWith(".wasm"));
    await office.enter(page);
    await page.goto(office.origin + say.path);
    await hydrated(page);
    await expectAccessible(page);
    expect(readers()).toEqual([]);
    await page.getByRole("button", { name: say.scan, exact: true }).click();
    await expect(page.getByLabel(say.vin)).toHaveValue(filmed);

    await page.goto(office.origin + say.path);
    await hydrated(page);
    const photo = page.getByLabel(say.photo);
    await photo.setInputFiles(await photoOf({ width: 640, height: 480, grey: new Uint8Array(640 * 480).fill(90) }));
    await expect(page.getByText(say.noCode)).toBeVisible();
    await expectAccessible(page);
    // The label's other bars come first.
    await photo.setInputFiles(await photoOf(above(barsPicture("NH578PAINT"), barsPicture(photographed, -3))));
    await expect(page.getByLabel(say.vin)).toHaveValue(photographed);
    expect(new Set(fetched.map((url) => new URL(url).origin))).toEqual(new Set([office.origin]));
    expect(new Set(readers()).size).toBe(1);
  });
