import { afterEach, expect, it, vi } from "vitest";
import { fetchModels, modelOptions, nameInOption } from "./models-in-stock.ts";

afterEach(() => vi.unstubAllGlobals());

it("writes each model with how many there are, as the server's list does", () => {
  expect(
    modelOptions(
      [
        { id: 7, name: "Civic", count: 1200 },
        { id: 8, name: "Fit" },
      ],
      "en",
    ),
  ).toEqual([
    { value: "7", text: "Civic (1,200)" },
    { value: "8", text: "Fit (0)" },
  ]);
});

it.each([
  ["Toyota (812)", "Toyota"],
  ["Chevrolet", "Chevrolet"],
  ["C-Class (W203) (12)", "C-Class (W203)"],
])("%s is called %s", (text, name) => expect(nameInOption(text)).toBe(name));

it("asks for the models of a make that are in the yards", async () => {
  const ask = vi.fn(async (_address: string) => Response.json([{ id: 7, name: "Civic", count: 3 }]));
  vi.stubGlobal("fetch", ask);
  expect(await fetchModels("12", "es")).toEqual([{ value: "7", text: "Civic (3)" }]);
  expect(ask).toHaveBeenCalledWith("/api/vehicle/makes/12/models?inStock=true");
});

it("fails when the server does, so that the form goes as it is", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(fetchModels("12", "es")).rejects.toThrow("503");
});
