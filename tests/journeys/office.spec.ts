import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openDatabase } from "#data/open.ts";
import { pages as officePages } from "#office/pages.ts";
import { freePort } from "../support/free-port.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let server: RunningServer;
let data: Awaited<ReturnType<typeof createDataFolder>>;
let origin = "";

// Provoked: a car's row is sent while there is no signal.
test.use({ noise: [/ERR_INTERNET_DISCONNECTED \(\S+\/carros\)/] });
let start: () => Promise<RunningServer>;
test.beforeEach(async () => {
  data = await createDataFolder();
  const [port, officePort] = await Promise.all([freePort(), freePort()]);
  origin = `http://localhost:${officePort}`;
  start = () =>
    runServer("office", { PORT: String(port), OFFICE: "1", OFFICE_PORT: String(officePort), DATA_DIR: data.path });
  server = await start();
});
test.afterEach(async () => {
  await server.stop();
  data.remove();
});

/** A device with a finger to put on it. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A price that the yard does not have yet. */
async function priceFile(): Promise<string> {
  const db = await openDatabase({ dataDir: data.path });
  try {
    const { item_number } = await db.main.selectFrom("parts").select("item_number").executeTakeFirstOrThrow();
    return `item_number,price\n${item_number},61.99\n`;
  } finally {
    await db.close();
  }
}

/** Two cars of one yard that can be told by the codes on them, and three rows there that stand side by side. */
async function twoCars() {
  const db = await openDatabase({ dataDir: data.path });
  try {
    const cars = db.main
      .selectFrom("vehicles")
      .select(["stock_number", "vin", "store_id"])
      .where("left_on", "is", null);
    const named = await cars.where("stock_number", "<>", "").where("vin", "<>", "").orderBy("id").limit(500).execute();
    for (const first of named) {
      const second = named.find((car) => car.store_id === first.store_id && car.vin !== first.vin);
      const read = db.main.selectFrom("store_map_rows").select("row").where("store_id", "=", first.store_id);
      const rows = new Set((await read.execute()).map(({ row }) => row));
      const next = (row: string, by: number) => row.replace(/\d+$/, (digits) => String(Number(digits) + by));
      const row = [...rows].find((one) => /\d$/.test(one) && rows.has(next(one, 1)) && rows.has(next(one, 2)));
      if (second && row) return [first, second, [row, next(row, 1), next(row, 2)]] as const;
    }
    throw new Error("no yard of the demo has two such cars and three such rows");
  } finally {
    await db.close();
  }
}

/** The way in that a start prints; the site answers before the office is open. */
async function printedLink(): Promise<string> {
  const printed = () => /http:\S+\/enlace\/\S+/.exec(readFileSync(server.logFile, "utf8"))?.[0];
  await expect.poll(printed).toBeTruthy();
  return printed() as string;
}

/** Sends a price of the first yard as a file, which is recognised, and looks at what it would change. */
async function previewPrice(page: Page) {
  await page.getByLabel("De qué yonke").selectOption({ index: 1 });
  await page.getByLabel("Suelte aquí el archivo o elíjalo").setInputFiles({
    name: "precios.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(await priceFile()),
  });
  await page.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("precios.csv");
  await expect(page.getByText("Nada se ha escrito todavía.")).toBeVisible();
  await expect(page.getByText(/^Precios de .*, 1 línea$/)).toBeVisible();
}

/** The passkey's button does nothing before its code has come. */
const hydrated = (page: Page) => page.waitForSelector("[data-hydrated]");

test("somebody comes in by the printed link, saves a key, applies a file and takes it back, leaves and comes back with the key", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(page);
  const link = await printedLink();
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Entrar a la oficina" }).click();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Guardar la llave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hoy, ");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Solicitudes" }).click();
  await expect(page.getByText("No hay solicitudes nuevas.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Archivos" }).click();
  await hydrated(page);
  await expectAccessible(page);
  await previewPrice(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Se aplicó.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Se deshizo. Todo está como antes.")).toBeVisible();

  // A rule of which nothing is to be said any more leaves the public pages, in both editions.
  await page.goto(`${origin}/promesas`);
  // Nothing is unsaid: what is published stands open, a group at a time.
  const entry = page.locator("#said-gate > summary");
  await entry.click();
  await expectAccessible(page);
  const policies = async () => (await page.request.get(`http://localhost:${server.port}/acera/politicas`)).text();
  expect(await policies()).toContain("No entran mascotas");
  await page
    .locator("#noPets")
    .getByRole("button", { name: /^No decirlo/ })
    .click();
  await expect(page.getByText("Guardado. Ya se ve en el sitio.")).toBeVisible();
  await expect.poll(policies).not.toContain("No entran mascotas");
  await page
    .locator("#noPets")
    .getByRole("button", { name: /^Deshacer/ })
    .click();
  await expect.poll(policies).toContain("No entran mascotas");

  // A car's row by its number, while there is no signal: it waits on the device and goes by itself.
  const [car, , [row = "", beside = ""]] = await twoCars();
  await page.getByRole("link", { name: "Carros" }).click();
  await hydrated(page);
  await expectAccessible(page);
  await page.context().setOffline(true);
  const quick = page.locator(".o-quick");
  await quick.getByLabel("Número de inventario").fill(car.stock_number);
  await quick.getByLabel("Fila").fill(row);
  await quick.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("1 cambio por mandar.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(quick.getByText(`está ahora en la fila ${row}.`)).toBeVisible();
  await expect(page.getByText("por mandar")).toHaveCount(0);
  // The rows beside it are one tap away, also when the page is opened again.
  await page.reload();
  await hydrated(page);
  await expect(quick.getByRole("button", { name: beside, exact: true })).toBeVisible();
  await expectAccessible(page);

  // One price: what visitors will read follows each key in both languages, then the same runner, the same way back.
  await page.getByRole("button", { name: "Más" }).click();
  await page.getByRole("link", { name: "Precios" }).click();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Cambiar: / })
    .first()
    .click();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel("Precio", { exact: true }).fill("43.21");
  for (const language of ["es-US", "en-US"])
    await expect(page.locator(`.o-shot[lang="${language}"]`)).toContainText("$43.21");
  await page.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(page.getByText("Nada se ha escrito todavía.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Se aplicó.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Se deshizo. Todo está como antes.")).toBeVisible();
  for (const path of ["/horarios?new", "/eventos?new", "/portada?kind=slide"]) {
    await page.goto(origin + path);
    await hydrated(page);
    await expectAccessible(page);
  }

  await page.getByRole("button", { name: "Más" }).click();
  await page.getByRole("link", { name: "Mis teléfonos y computadoras" }).click();
  await expect(page.getByText("Aquí mismo", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Más" }).click();
  await page.locator("#o-more").getByRole("button", { name: "Salir" }).click();
  await expect(page).toHaveURL(`${origin}/entrar`);
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/entrar`);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Entrar con mi huella o mi cara" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hoy, ");

  // The link was spent, and the public site knows none of these addresses.
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ese enlace ya no sirve");
  const site = `http://localhost:${server.port}`;
  const own = Object.values(officePages).flatMap(({ paths: { es, en } }) =>
    [es, en].map((path) => path.replace(/:\w+/, "x")),
  );
  for (const path of own.filter((one) => one !== "/" && one !== "/en")) {
    expect([path, (await page.request.get(site + path)).status()]).toEqual([path, 404]);
    expect((await page.request.post(site + path, { form: { do: "see" } })).ok()).toBe(false);
  }
  expect((await page.request.put(`${site}/feeds/inventory/cars.csv`, { data: "x" })).ok()).toBe(false);
});

test("a car is scanned into its row in three taps, the next one in two, without signal too, and taken back", async ({
  page,
}) => {
  const [first, second, [one = "", two = "", three = ""]] = await twoCars();
  // As where the browser itself reads codes: it is given a camera, and eyes.
  await page.addInitScript((vin) => {
    const shown = [{ rawValue: `I${vin}` }];
    Object.assign(window, {
      shown,
      BarcodeDetector: class {
        static async getSupportedFormats() {
          return ["code_39", "code_128", "qr_code", "data_matrix"];
        }
        detect = async () => shown;
      },
    });
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    setInterval(() => pen?.fillRect(Math.random() * 200, 0, 50, 50), 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, first.vin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await printedLink());
  await page.getByRole("button", { name: "Entrar a la oficina" }).click();
  await page.goto(`${origin}/carros`);
  await hydrated(page);
  const quick = page.locator(".o-quick");
  const number = quick.getByLabel("Número de inventario");
  const tap = (name: string) => quick.getByRole("button", { name, exact: true }).click();
  await number.fill(second.stock_number);
  await quick.getByLabel("Fila").fill(one);
  await tap("Guardar");
  await expect(quick.getByText(`está ahora en la fila ${one}.`)).toBeVisible();

  await tap("Escanear el código");
  await expect(number).toHaveValue(first.vin);
  await tap(two);
  await tap("Guardar");
  await expect(quick.getByText(`está ahora en la fila ${two}.`)).toBeVisible();
  await expectAccessible(page);

  // The camera passes over the car that it still sees, and reads the next.
  await expect(number).toHaveValue("");
  await page.evaluate((rawValue) => (window as unknown as { shown: object[] }).shown.push({ rawValue }), second.vin);
  await expect(number).toHaveValue(second.vin);
  await page.context().setOffline(true);
  await tap(three);
  await tap("Guardar");
  await expect(page.getByText("1 cambio por mandar.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(quick.getByText(`está ahora en la fila ${three}.`)).toBeVisible();
  await tap("Deshacer");
  await expect(quick.getByText("Se deshizo.")).toBeVisible();
  await page.goto(`${origin}/carros?q=${second.stock_number}`);
  await expect(page.locator(".o-keys").getByLabel("Fila")).toHaveValue(one);
});

test("what was looked at before the server was killed is applied after it, by whoever was in", async ({ page }) => {
  await page.goto(await printedLink());
  await page.getByRole("button", { name: "Entrar a la oficina" }).click();
  await page.goto(`${origin}/archivos`);
  await hydrated(page);
  await previewPrice(page);
  process.kill(server.pid, "SIGKILL");
  await server.stop();
  server = await start();
  // The site answers before the office is open.
  const isOpen = async () => (await page.request.get(`${origin}/archivos`).catch(() => undefined))?.ok();
  await expect.poll(isOpen).toBe(true);
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Se aplicó.")).toBeVisible();
  await page.goto(`${origin}/archivos`);
  await expect(page.locator("main")).toContainText("Aplicado");
});
