import { brotliCompressSync } from "node:zlib";
import { expect } from "vitest";

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What breaks a budget is told by its three largest parts, so that whoever broke it knows where to look; where these travel
 * packed together, `weighed` says what they come to. */
export function expectWithin(bound: number, parts: ReadonlyMap<string, number>, what: string, weighed?: number): void {
  const whole = weighed ?? parts.values().reduce((sum, size) => sum + size, 0);
  const largest = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const told = largest.map(([name, size]) => `  ${kb(size)} ${name}`).join("\n");
  expect(whole, `${what}: ${kb(whole)} of ${kb(bound)}; its largest parts:\n${told}`).toBeLessThanOrEqual(bound);
}

/** What each of some texts comes to, packed by itself. */
export const packedSizes = (texts: readonly (readonly [name: string, text: string])[]) =>
  new Map(texts.map(([name, text]) => [name, brotliCompressSync(text).length]));

/** A page of results over the wire; `weighed` is what it comes to. */
export function expectLightResults(text: string, path: string, weighed: number): void {
  const [head = "", body = ""] = text.split("</head>");
  const props = [...body.matchAll(/ data-props="[^"]*"/g)].join("");
  const parts = { "its head": head, "what islands are told": props, "its markup": body };
  expectWithin(16_000, packedSizes(Object.entries(parts)), path, weighed);
}
