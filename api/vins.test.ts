import { beforeAll, describe, expect, it } from "vitest";
import { checkDigit } from "#core/vin/signs.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

let call: ReturnType<typeof openApi>["call"];
beforeAll(async () => {
  call = openApi({ stock: await loadSmallStock({ stores: 10, vehicles: 360, makes: 2, departed: 5 }) }).call;
});
const ask = (vin: string, more = "") => call(`/vin/${encodeURIComponent(vin)}${more}`);

describe("a VIN", () => {
  it("tells the car with its engine, and is never kept", async () => {
    const { status, json, cache } = await ask("1HGCM665930004352");
    expect([status, cache]).toEqual([200, "never"]);
    expect(json).toMatchObject({ year: 2003, make: "Honda", model: "Accord", litres: 3, cylinders: 6, body: "sedan" });
    expect(json).toMatchObject({ engine: "J30A4", doors: 4, yearSure: true, checkDigitRight: true, mends: [] });
    expect(json).not.toHaveProperty("highVoltage");
  });

  it.each([
    "1hgcm665930004352",
    " 1HGCM 66593 0004352 ",
    "1HGCM66593OOO4352",
    "IHGCM665930004352",
    "1HG-CM665-930004352",
  ])("is read however it is written: %s", async (vin) => {
    expect((await ask(vin)).json).toMatchObject({ vin: "1HGCM665930004352", model: "Accord" });
  });

  it("says of a hybrid that it has high voltage", async () => {
    const signs = "JTDKB20U093123456";
    const vin = signs.slice(0, 8) + checkDigit(signs) + signs.slice(9);
    expect((await ask(vin)).json).toMatchObject({ model: "Prius", highVoltage: true });
  });

  it("with a wrong sign comes with those that may be meant", async () => {
    const { json } = await ask("2T1BR32E18X018356");
    const { checkDigitRight, mends } = json as { checkDigitRight: boolean; mends: { vin: string; model: string }[] };
    expect(checkDigitRight).toBe(false);
    expect(mends.length).toBeGreaterThan(1);
    expect(mends.map(({ vin }) => vin)).toContain("2T1BR32E13X018356");
    for (const { model } of mends) expect(model).toBe("Corolla");
  });

  it("leaves what the table leaves open as a choice", async () => {
    const open = "1D7HA18N33S123456";
    const { json } = await ask(open.slice(0, 8) + checkDigit(open) + open.slice(9));
    const { choices } = json as { choices: { field: string; values: string[] }[] };
    for (const { values } of choices) expect(values.length).toBeGreaterThan(1);
  });

  it("that nobody filed answers 404 with a reason, in both languages", async () => {
    const signs = "ZZZZZZZZ0ZZ123456";
    const vin = signs.slice(0, 8) + checkDigit(signs) + signs.slice(9);
    const said = async (language: string) =>
      ((await ask(vin, `?language=${language}`)).json as { error: { message: string } }).error.message;
    expect((await ask(vin)).status).toBe(404);
    expect([await said("es"), await said("en")]).toEqual([
      expect.stringContaining("México"),
      expect.stringContaining("Mexico"),
    ]);
  });

  it.each([
    "1HGCM66593A00435",
    "1HGCM6659300043521",
    "A",
    "x".repeat(400),
    "0".repeat(401),
    "ÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑ",
    "ABCDEFGHJKLMNPRST",
    "🚗",
  ])("is not %s: 400", async (text) => {
    const { status, json } = await ask(text);
    expect(status).toBe(400);
    expect((json as { error: { field: string } }).error.field).toBe("vin");
  });

  it("is asked for as often as other calls", async () => {
    const seen = (await ask("1HGCM665930004352")).limits;
    expect(Object.keys(seen ?? {}).sort()).toEqual(Object.keys((await call("/vehicle/makes")).limits ?? {}).sort());
    expect(seen).toBeDefined();
  });
});
