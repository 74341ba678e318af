import { yardIdOf } from "./yard-in-view.ts";

/** The ways from the line over a yard's cars, told apart by their addresses: that of the map ends with its number. */
export function readWays(group: Element | null) {
  const [store, ...others] = group?.querySelectorAll<HTMLAnchorElement>(".yard-line > a") ?? [];
  const isMap = ({ pathname }: HTMLAnchorElement) => group !== null && pathname.endsWith(`/${yardIdOf(group)}`);
  const address = (way: HTMLAnchorElement | undefined) => way?.getAttribute("href") ?? undefined;
  return {
    store: address(store) ?? "",
    map: address(others.find(isMap)),
    prices: address(others.find((way) => !isMap(way))),
  };
}
