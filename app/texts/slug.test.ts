import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["¿Cómo llego?", "como-llego"],
  ["Qué compramos, y qué no", "que-compramos-y-que-no"],
  ["  Años 90  ", "anos-90"],
  ["Hours & fees", "hours-fees"],
])("%s is anchored at %s", (heading, slug) => expect(slugOf(heading)).toBe(slug));
