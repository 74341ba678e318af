import { expect, it } from "vitest";
import { formPath } from "#core/forms/forms.ts";
import { formEndpoints } from "./form-endpoints.ts";

const needsOf = (path: string) => formEndpoints.find((endpoint) => endpoint.path === path)?.needs;

it("a form is taken while the chain has its page", () => {
  expect(needsOf(formPath("careers"))).toBe("careersForm");
  expect(needsOf(formPath("sell-my-car"))).toBe("sellingCars");
  expect(needsOf(formPath("donate"))).toBe("donation");
  expect(needsOf(formPath("contact"))).toBeUndefined();
});
