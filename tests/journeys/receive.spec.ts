import { openDatabase } from "#data/open.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ownOffice } from "../support/own-office.ts";

// Provoked: a row that the yard does not have.
test.use({ noise: [/422 \(Unprocessable Entity\) \(\S+\/(?:recibir|receive)\)/] });

const office = ownOffice("receive");

/** A yard with a map, and its first two rows. */
async function aYard() {
  const db = await openDatabase({ dataDir: office.dataDir });
  try {
    const rows = db.main.selectFrom("store_map_rows as r").innerJoin("stores as s", "s.id", "r.store_id");
    const found = await rows.select(["r.store_id", "r.row"]).where("s.active", "=", 1).orderBy("r.store_id").execute();
    const [first] = found;
    const own = found.filter(({ store_id }) => store_id === first?.store_id);
    return { store: String(first?.store_id), row: own[0]?.row ?? "", next: own[1]?.row ?? "" };
  } finally {
    await db.close();
  }
}

const words = {
  es: {
    path: "/carros/recibir",
    vin: "VIN del carro que llega",
    read: "Leer el VIN",
    row: "Fila",
    next: "Guardar y seguir",
    received: "Recibido: 2003 Honda Accord",
    wrong: "Este VIN no cuadra",
    noRow: "Esa fila no existe aquí",
    here: "Este carro ya está aquí",
    again: "Leer otro",
    undo: /^Deshacer /,
    undone: "Se deshizo.",
    hit: "¿De dónde viene golpeado?",
    side: "Atrás",
    waits: "En espera",
  },
  en: {
    path: "/en/cars/receive",
    vin: "VIN of the car coming in",
    read: "Read the VIN",
    row: "Row",
    next: "Save and next",
    received: "Received: 2003 Honda Accord",
    wrong: "This VIN doesn’t add up",
    noRow: "There’s no such row here",
    here: "This car is already here",
    again: "Read another",
    undo: /^Undo /,
    undone: "Undone.",
    hit: "Where was it hit?",
    side: "Rear",
    waits: "Waiting",
  },
};
const vins = { right: "1HGCM82633A004335", wrong: "1HGCM82633A0048S3", mended: "1HGCM82633A004853" };
const third = "1HGCM82633A0111IO";

test.use({ viewport: { width: 390, height: 844 } });
for (const edition of ["es", "en"] as const)
  test(`cars are received in two taps each, mended, refused and taken back (${edition})`, async ({ page }) => {
    const say = words[edition];
    const { store, row, next } = await aYard();
    await office.enter(page);
    await page.goto(`${office.origin}${say.path}?store=${store}`);
    const field = page.locator("#vin");
    await expect(page.getByLabel(say.hit)).toHaveCount(0);
    await page.waitForSelector("[data-island=receive-cars][data-hydrated]");
    let taps = 0;
    const press = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole("button", { name, exact: true }).click();
    };
    const type = async (id: string, text: string) => {
      taps += 1;
      await page.locator(id).fill(text);
    };
    await type("#vin", vins.right);
    await expect(page.getByRole("heading", { name: "2003 Honda Accord" })).toBeVisible();
    await expectAccessible(page);
    await type("#row", "banana");
    await press(say.next);
    await expect(page.getByText(say.noRow)).toBeVisible();
    await type("#row", row);
    taps += 1;
    await page.getByLabel(say.side, { exact: true }).check();
    await press(say.next);
    const lines = page.locator("#received li");
    await expect(lines).toHaveCount(1);
    await expect(field).toBeFocused();

    // The row stays, and a wrong sign costs one tap.
    taps = 0;
    await type("#vin", vins.wrong);
    await expect(page.getByText(say.wrong)).toBeVisible();
    await press(new RegExp(vins.mended));
    await expect(page.locator("#row")).toHaveValue(row);
    await press(say.next);
    await expect(lines).toHaveCount(2);
    expect(taps).toBe(3);

    taps = 0;
    await type("#vin", third);
    await press(next);
    await press(say.next);
    await expect(lines).toHaveCount(3);
    expect(taps).toBe(3);
    await expect(page.getByText(say.waits)).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);

    await lines.first().getByRole("button", { name: say.undo }).click();
    await expect(page.getByText(say.undone)).toBeVisible();
    await expect(lines).toHaveCount(2);
    await page.reload();
    await page.waitForSelector("[data-island=receive-cars][data-hydrated]");
    await expect(lines).toHaveCount(2);
    await field.fill(vins.right);
    await expect(page.getByText(say.here)).toBeVisible();
    await expect(page.getByRole("button", { name: say.next })).toBeDisabled();
    const db = await openDatabase({ dataDir: office.dataDir });
    const sides = await db.main.selectFrom("vehicles").select("hit_side").where("vin", "=", vins.right).execute();
    await db.close();
    expect(sides).toEqual([{ hit_side: "rear" }]);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a car is received by pages of its own", async ({ page }) => {
    const say = words.es;
    const { store, row } = await aYard();
    await office.enter(page);
    await page.goto(`${office.origin}${say.path}?store=${store}`);
    await page.getByLabel(say.vin, { exact: true }).fill(vins.wrong);
    await page.getByRole("button", { name: say.read, exact: true }).click();
    await page.getByRole("link", { name: vins.mended }).click();
    await page.getByLabel(say.row, { exact: true }).fill(row);
    await page.getByRole("button", { name: say.next, exact: true }).click();
    await expect(page.getByText(say.received)).toBeVisible();
    await expect(page.locator("#received li")).toHaveCount(1);
  });
});
