import { expect, it } from "vitest";
import { readWays } from "./read-ways.ts";

const [store, map, prices] = ["/ubicaciones/7/norte", "/store-map/7?zip=95670", "/precios-de-piezas?store=7"];
const group = (...ways: string[]) =>
  ({
    id: "store-7",
    querySelectorAll: () =>
      ways.map((way) => ({ pathname: new URL(way, "https://yonke.test").pathname, getAttribute: () => way })),
  }) as unknown as Element;

it("the ways to a yard are read by what they are, whichever of them are there", () => {
  expect(readWays(group(store, map, prices))).toEqual({ store, map, prices });
  expect(readWays(group(store, map))).toEqual({ store, map, prices: undefined });
  expect(readWays(group(store, prices))).toEqual({ store, map: undefined, prices });
  expect(readWays(group(store))).toEqual({ store, map: undefined, prices: undefined });
});
