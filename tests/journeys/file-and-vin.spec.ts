import { expect, expectAccessible, test } from "../support/journey.ts";
import { ownOffice } from "../support/own-office.ts";

const office = ownOffice("file-and-vin");

const file = [
  "stock_number,vin,year,make,model,row",
  "FV1,1HGCM82633A004352,2003,Honda,Civic,1",
  "FV2,1HGCM82653A004353,2003,Honda,Civic,1",
  "FV3,1HGEJ6676TL012345,1997,Honda,Civic,1",
  "FV4,2T1BR32E53C123456,,Toyota,Corolla,1",
].join("\n");

const words = {
  es: {
    path: "/archivos",
    yard: "De qué yonke",
    see: "Ver qué cambia",
    apply: "Solo agregar",
    vin: /^El VIN: Honda Accord/,
    each: /^Verlos uno por uno/,
    done: "Se aplicó.",
    today: "/",
    asks: "Preguntas sobre carros.csv",
    look: "Ver",
    remember: "Guardar para el siguiente archivo",
    kept: "Se recordará para el siguiente archivo.",
    theVin: "El VIN: 1996",
  },
  en: {
    path: "/en/files",
    yard: "Which yard",
    see: "See what changes",
    apply: "Only add",
    vin: /^The VIN: Honda Accord/,
    each: /^Look at them one by one/,
    done: "Applied.",
    today: "/en",
    asks: "Questions about carros.csv",
    look: "See",
    remember: "Save for the next file",
    kept: "We’ll remember it for the next file.",
    theVin: "The VIN: 1996",
  },
};

for (const [edition, said] of Object.entries(words))
  test(`a file and its VINs differ: one answer a kind, then Apply; what is left waits under Today (${edition})`, async ({
    page,
  }) => {
    await page.setViewportSize(edition === "es" ? { width: 320, height: 640 } : { width: 1280, height: 800 });
    await office.enter(page);
    await page.goto(office.origin + said.path);
    await page.locator('input[type="file"]').setInputFiles({
      ...{ name: "carros.csv", mimeType: "text/csv" },
      buffer: Buffer.from(`${file}\n`),
    });
    const yard = page.getByLabel(said.yard);
    await yard.selectOption({ index: 1 });
    await page.getByRole("button", { name: said.see }).click();
    const form = page.locator("#vins");
    await expect(form.locator(".vin-card")).toHaveCount(2);
    await expectAccessible(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await sideways()).toBe(false);
    // Nothing is chosen beforehand, and pressed early nothing is sent: the first open card is where one is led.
    await expect(form.locator(":checked")).toHaveCount(0);
    const apply = page.getByRole("button", { name: said.apply, exact: true });
    await apply.click();
    await expect(form.locator(".vin-card").first().locator("input").first()).toBeFocused();
    await form.getByLabel(said.vin).check();
    await apply.click();
    await expect(form.locator(".vin-card").nth(1).locator("input").first()).toBeFocused();
    await form.locator(".vin-card").nth(1).getByLabel(said.each).check();
    await apply.click();
    await expect(page.getByText(said.done)).toBeVisible();
    // The one that is left, by itself.
    await page.goto(office.origin + said.today);
    const waits = page.getByRole("listitem").filter({ hasText: said.asks });
    await waits.getByRole("link", { name: said.look, exact: true }).click();
    const each = form.locator(".vin-each li");
    await expect(each).toHaveCount(1);
    await expectAccessible(page);
    expect(await sideways()).toBe(false);
    await each.getByLabel(said.theVin).check();
    await page.getByRole("button", { name: said.remember }).click();
    await expect(page.getByText(said.kept)).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.goto(office.origin + said.today);
    await expect(waits).toHaveCount(0);
  });
