import { expect, it } from "vitest";
import { fitDescription, fitTitle, pageTitle } from "./page-words.ts";

it("takes the fullest wording that fits beside the brand", () => {
  const full = "a".repeat(52);
  expect(pageTitle("Yonke", full)).toHaveLength(60);
  expect(fitTitle("Yonke", full, "short")).toBe(full);
  expect(fitTitle("Yonkes", full, "short")).toBe("short");
  expect(fitTitle("Yonke", `${full}a`, "short", "shorter")).toBe("short");
});

it("takes the last where none fits", () => {
  expect(fitTitle("Yonke", "b".repeat(70), "a".repeat(60))).toBe("a".repeat(60));
  expect(fitDescription("b".repeat(155), "a")).toHaveLength(155);
  expect(fitDescription("b".repeat(156), "a")).toBe("a");
});
