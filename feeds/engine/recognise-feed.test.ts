import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type FeedId, feedIds } from "#feeds/feeds.ts";
import { feedFile } from "./fixtures/chain.ts";
import { type FeedsAmong, recogniseFeed } from "./recognise-feed.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-recognise-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const among = (...ids: readonly FeedId[]): FeedsAmong => Object.fromEntries(ids.map((id) => [id, {}]));
const all = among(...feedIds);

function recognise(name: string, text: string, asked: FeedsAmong = all) {
  writeFileSync(join(folder, name), text);
  return recogniseFeed(join(folder, name), name, asked);
}

it.each(feedIds)("knows a file of %s among all by its columns", async (feed) => {
  expect(await recogniseFeed(feedFile(`${feed}/sample.csv`), "sample.csv", all)).toBe(feed);
});

it("reads Spanish names below a title, and records of JSON and XML", async () => {
  const cars = "Inventario al 17 de noviembre\nNo. de inventario;Marca;Modelo;Año;Fila\nA1;Honda;Civic;2004;12\n";
  expect(await recognise("carros.csv", cars)).toBe("inventory");
  expect(await recognise("p.json", '[{"item_number":"682-1"},{"item_number":"682-2","price":"61.99"}]')).toBe("prices");
  expect(await recognise("d.xml", "<d><r><store>FW1</store><day>2026-12-25</day><closed>yes</closed></r></d>")).toBe(
    "special-days",
  );
});

it("goes by what somebody said that names mean, offers only what was asked for, and guesses nothing", async () => {
  const odd = "Clave;Armadora;Línea;Modelo del año\nA1;Honda;Civic;2004\n";
  expect(await recognise("odd.csv", odd)).toBeNull();
  const said = { clave: "stock_number", armadora: "make", linea: "model", modelodelano: "year" };
  expect(await recognise("odd.csv", odd, { ...all, inventory: said })).toBe("inventory");
  expect(await recognise("prices.csv", "item_number,price\n682-1,61.99\n", among("inventory"))).toBeNull();
});
