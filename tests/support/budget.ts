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
