import { expect, it } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { createRouter } from "./router.ts";

const list = [
  { path: "/cars", method: "GET" },
  { path: "/cars", method: "POST" },
  { path: "/cars/newest", method: "GET" },
  { path: "/cars/{id}", method: "GET" },
  { path: "/cars/{id}/Photos/{name}", method: "GET" },
] as unknown as Endpoint[];
const find = createRouter(list);
const found = (path: string) => {
  const at = find(path);
  return at && [at.endpoints.map(({ path: own, method }) => `${method} ${own}`), at.params];
};

it("finds all methods of an address, whatever its case and its last slash", () => {
  for (const path of ["/cars", "/cars/", "/CARS"]) expect(found(path)).toEqual([["GET /cars", "POST /cars"], {}]);
});

it("takes the first that fits, a name before a parameter", () => {
  expect(found("/cars/Newest")).toEqual([["GET /cars/newest"], {}]);
  expect(found("/cars/Newest2")).toEqual([["GET /cars/{id}"], { id: "Newest2" }]);
});

it("reads parameters as they were written, and leaves what cannot be decoded", () => {
  expect(found("/cars/7/photos/a%20B%C3%B1")).toEqual([["GET /cars/{id}/Photos/{name}"], { id: "7", name: "a Bñ" }]);
  expect(found("/cars/%E0%A4%A")).toEqual([["GET /cars/{id}"], { id: "%E0%A4%A" }]);
});

it("finds nothing elsewhere, and no parameter that is empty", () => {
  for (const path of ["/", "/car", "/cars/1/photos", "/cars/1/pictures/a", "/cars//photos/a", "/cars/1/2/3/4"])
    expect(find(path), path).toBeUndefined();
});
