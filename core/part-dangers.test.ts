import { expect, it } from "vitest";
import { dangerKinds, dangerOf, dangerText, isPartDanger, partDangerIds, readDanger } from "./part-dangers.ts";
import { recallPages } from "./recall-pages.ts";

it.each(partDangerIds)("%s is said whole and in a few words, in both languages", (id) => {
  const { es, en, short } = dangerOf(id);
  for (const text of [es, en]) expect(text).toMatch(/^.{30,260}[.]$/);
  for (const text of [short.es, short.en]) expect(text).toMatch(/^.{3,60}[^.]$/);
});

it("asks whether the tank is empty and the gas out, unless the chain has said so: the vapors stay", () => {
  const told = { fluidsOut: true, recycles: true };
  expect(dangerText("fuel-vapor", told).en).toMatch(/already drained, but vapors stay/);
  expect(dangerText("fuel-vapor", told).es).toMatch(/ya se vació, pero quedan vapores/);
  expect(dangerText("refrigerant", told).es).toMatch(/ya se sacó, pero puede quedar presión/);
  for (const words of [dangerText("fuel-vapor", told), dangerText("refrigerant", told)])
    expect(`${words.es} ${words.en}`).not.toMatch(/pregunte|\bask\b/i);
  for (const id of ["fuel-vapor", "refrigerant"] as const) expect(dangerText(id, {})).toBe(dangerOf(id));
  expect(dangerText("fuel-vapor", { fluidsOut: false, recycles: true }).en).toContain("Ask at the counter");
});

it("what only the staff takes out says so, and tells nobody how", () => {
  const staffs = partDangerIds.filter((id) => dangerOf(id).staffOnly);
  expect(staffs).toEqual(["high-voltage", "airbag", "spring-torsion"]);
  for (const id of staffs) {
    expect(dangerOf(id).es).toContain("saca el personal");
    expect(dangerOf(id).en).toMatch(/staff (pulls|takes|unloads)/);
  }
});

it("what nobody vouches for asks", () => {
  const unsure = partDangerIds.filter((id) => dangerOf(id).unsure);
  expect(unsure).toEqual(["gas-cylinder", "mercury", "tire-age", "catalytic", "catalytic-near"]);
  for (const id of unsure) {
    expect(dangerOf(id).es).toMatch(/pregunte/);
    expect(dangerOf(id).en).toMatch(/\bask\b/);
  }
});

it("names no law of a country or state", () => {
  const all = JSON.stringify(dangerKinds);
  expect(all).not.toMatch(/\bEPA\b|\bley\b|\blaw\b|federal|identificación|California|Canad/);
});

it("reads what files said before a part had a list", () => {
  expect(readDanger("weight")).toEqual(["heavy"]);
  expect(readDanger("fuel")).toEqual(["fuel-pressure", "fuel-vapor"]);
  expect(readDanger("spring")).toContain("spring-arm");
  expect(readDanger("glass")).toEqual(["glass"]);
  expect(readDanger("magic")).toBeUndefined();
  expect(isPartDanger("toString")).toBe(false);
});

it("sends who wants an airbag to the governments' own pages", () => {
  expect(recallPages.map(({ url }) => new URL(url).hostname)).toEqual(["www.nhtsa.gov", "tc.canada.ca"]);
});
