import { expect, it } from "vitest";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { insertRows } from "#data/writes/rows.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import { giveRows } from "#tests/support/yard-rows.ts";

const { db, office } = await openTestOffice("walk", async (db) => {
  await fillChain(db, { stores: 2, vehicles: 0 });
  await giveRows(db, 1, 60);
  const { id: model_id } = await db.main.selectFrom("models").select("id").limit(1).executeTakeFirstOrThrow();
  const car = (id: number, row: string, space: string) =>
    vehicleRow({ id, model_id, store_id: 1, stock_number: `M${id}`, row, space });
  await insertRows(db.main, "vehicles", [
    ...["10", "2", "1", "3"].map((space, at) => car(at + 1, "41", space)),
    ...[11, 12, 13].map((id) => car(id, "7", "")),
  ]);
});
const who = await office.staff({ role: "helper", email: "ana@example.com", name: "Ana", storeIds: [1] });
const path = "/carros/recorrer";

/** The fields of the first form of this kind on a page, as its button sends them. */
function formOf(page: string, kind: string, more: Record<string, string> = {}): Record<string, string> {
  const form = page.split("<form").find((one) => one.includes(`name="kind" value="${kind}"`)) ?? "";
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return { ...Object.fromEntries(fields.map(([, name, value]) => [name, value])), ...more };
}
const listed = (page: string) => [...page.matchAll(/<small>(M\d+)/g)].map(([, stock]) => stock);
const rowPage = async (row: string, as: Visitor = who) => (await as.get(`${path}?store=1&row=${row}`)).text;
const there = (id: number) => db.main.selectFrom("vehicles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

it("asks for the row and lists its cars in the order in which they stand", async () => {
  const choose = (await who.get(path)).text;
  expect(choose).toContain("Fila 41, 4 carros");
  expect(listed(await rowPage("41"))).toEqual(["M3", "M2", "M4", "M1"]);
  expect(await rowPage("041")).toContain("0 de 4");
  expect((await who.get("/en/cars/walk?store=1&row=41")).text).toContain("Still here");
});

it("walks a row by plain forms, each done once, and takes back what was said", async () => {
  const page = await rowPage("41");
  const form = formOf(page, "gone", { reason: "crushed" });
  expect(form).toMatchObject({ car: "3", from: "41", store: "1", walk: "41" });
  const done = await who.send(path, form);
  expect(done.status).toBe(303);
  const after = (await who.get(done.headers.get("location") ?? "")).text;
  expect(after).toContain("ya no está.");
  expect(after).toContain("1 de 4");
  expect(after).toContain("Prensado");
  expect((await who.send(path, form)).status).toBe(303);
  expect((await there(3)).left_how).toBe("crushed");
  // The next one is the one after it.
  const seen = formOf(after, "seen");
  expect(seen.car).toBe("2");
  await who.send(path, seen);
  const moved = formOf(await rowPage("41"), "move");
  expect(moved.car).toBe("4");
  const banana = await who.send(path, { ...moved, row: "banana" });
  expect(banana.status).toBe(422);
  expect(banana.text).toContain("La fila “banana” no existe aquí: van de la 1 a la 60.");
  await who.send(path, { ...moved, row: "17" });
  await who.send(path, formOf(await rowPage("41"), "hold", { until: "tomorrow" }));
  const sum = await rowPage("41");
  expect(sum).toContain("Fila recorrida");
  expect(sum).toContain("A la 17");
  const run = /name="run" value="(\d+)"/.exec(sum)?.[1] ?? "";
  expect((await who.send(path, { do: "undo", run, store: "1", walk: "41" })).status).toBe(303);
  expect((await there(3)).left_on).toBeNull();
  expect(await rowPage("41")).toContain("3 de 4");
});

it("lists a row without spaces as it was walked last", async () => {
  expect(listed(await rowPage("7"))).toEqual(["M11", "M12", "M13"]);
  const yesterday = new Date(Date.now() - 40 * 3_600_000).getTime();
  await insertRows(
    db.main,
    "staff_acts",
    [12, 13, 11].map((id, at) => ({
      key: `00000000-0000-4000-8000-0000000000${id}`,
      ...{ staff_id: who.person.id, kind: "seen", store_id: 1, vehicle_id: id, row: "7", said: "ok", run_id: null },
      at: new Date(yesterday + at * 1000).toISOString(),
    })),
  );
  const page = await rowPage("7");
  expect(listed(page)).toEqual(["M12", "M13", "M11"]);
  expect(page).toContain("Última vuelta");
  expect(page).toContain("0 de 3");
});

it("crushes the whole row but what is held, by a form that names each car, as one that is taken back", async () => {
  await who.send(path, formOf(await rowPage("7"), "hold", { until: "days3" }));
  const page = await rowPage("7");
  expect(page).toContain("¿Se prensó toda la fila 7?");
  expect(page).toContain("Sí, salen los 2");
  const done = await who.send(path, formOf(page, "crush"));
  expect(done.status).toBe(303);
  const after = (await who.get(done.headers.get("location") ?? "")).text;
  expect(after).toContain("Fila 7 prensada: salieron 2 carros.");
  const run = String((await listImportRuns(db, 1))[0]?.id);
  expect(after).toContain(`name="run" value="${run}"`);
  await who.send(path, { do: "undo", run, store: "1", walk: "7" });
  expect((await there(13)).left_on).toBeNull();
});

it("is for whoever moves cars, at the own yards", async () => {
  const other = await office.staff({ role: "helper", email: "ben@example.com", storeIds: [2] });
  expect(listed(await rowPage("41", other))).toEqual([]);
  const form = formOf(await rowPage("41"), "seen");
  expect((await other.send(path, { ...form, _csrf: other.csrf })).status).toBe(422);
});
