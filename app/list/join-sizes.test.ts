import { expect, it } from "vitest";
import { listedPart } from "#tests/support/listed.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { joinSizes, toolsFor } from "./tools.ts";

it("is done for the tools of a list", () => {
  const tools = [
    { es: ["dado de 10 mm"], en: ["10 mm socket"] },
    { es: ["dados de 8 a 12 mm"], en: ["8–12 mm sockets"] },
  ];
  const [part] = yardFile.parts;
  if (!part) throw new Error("no part");
  const file = { ...yardFile, tools, parts: [1, 2].map((id) => ({ ...part, id, tools: id - 1 })) };
  expect(toolsFor(file, [listedPart(1), listedPart(2)], "es")).toEqual(["dados de 8 a 12 mm"]);
});

it("joins the sockets of all parts, in the place of the first", () => {
  expect(joinSizes(["matraca", "dados de 10 a 17 mm", "dado de 10 mm", "dados de 8 a 10 mm", "pinzas"])).toEqual([
    "matraca",
    "dados de 8 a 17 mm",
    "pinzas",
  ]);
  expect(joinSizes(["8–10 mm sockets", "10 mm socket", "10–12 mm sockets", "ratchet"])).toEqual([
    "8–12 mm sockets",
    "ratchet",
  ]);
});

it("keeps apart what does not meet, and sockets from wrenches", () => {
  const apart = ["14–19 mm sockets", "30–36 mm sockets", "10–17 mm wrenches"];
  expect(joinSizes(apart)).toEqual(apart);
  expect(joinSizes(["dado de 10 mm", "llaves de 8 a 13 mm"])).toEqual(["dado de 10 mm", "llaves de 8 a 13 mm"]);
});
