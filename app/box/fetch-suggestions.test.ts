import { afterEach, expect, it, vi } from "vitest";
import { fetchSuggestions, isSlowLine } from "./fetch-suggestions.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ saveData: true, effectiveType: "4g" }, true],
])("a line of %j is slow: %s", (connection, slow) => {
  expect(isSlowLine(connection ? { connection } : {})).toBe(slow);
});

it("asks once for the same line near the same place, in the edition's language, and keeps nothing that failed", async () => {
  const answer = { understood: [], suggestions: [] };
  const ask = vi.fn(async (_: string) => new Response(JSON.stringify(answer)));
  vi.stubGlobal("fetch", ask);
  const { signal } = new AbortController();
  expect(await fetchSuggestions({ typed: "civ", near: "" }, "es", signal)).toEqual(answer);
  expect(await fetchSuggestions({ typed: "civ", near: "" }, "es", signal)).toEqual(answer);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(["/api/suggest?t=civ"]);
  await fetchSuggestions({ typed: "civ", near: "95823" }, "es", signal);
  expect(ask.mock.calls.at(-1)?.[0]).toBe("/api/suggest?t=civ&zip=95823");
  ask.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(fetchSuggestions({ typed: "camry ñ", near: "" }, "en", signal)).rejects.toThrow("503");
  await fetchSuggestions({ typed: "camry ñ", near: "" }, "en", signal);
  expect(ask.mock.calls.at(-1)?.[0]).toBe("/api/suggest?t=camry+%C3%B1&language=en");
  expect(ask).toHaveBeenCalledTimes(4);
});

it("tells the server that the last word is whole, which a blank at the end of a call's value would not", async () => {
  const ask = vi.fn(async (_: string) => new Response(JSON.stringify({ understood: [], suggestions: [] })));
  vi.stubGlobal("fetch", ask);
  await fetchSuggestions({ typed: "civic xyzzy ", near: "" }, "es", new AbortController().signal);
  expect(ask.mock.calls[0]?.[0]).toBe("/api/suggest?t=civic+xyzzy%2C");
});
