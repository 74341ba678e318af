import type { PageView } from "#app/page.tsx";
import type { PlaceAsked } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { leadAddress } from "./lead-address.ts";
import { whereTo } from "./where-to.ts";

type Asking = Pick<PageView, "href" | "edition" | "now"> & { readonly stock: Stock };

/**
 * A whole question in a field that asks for a part alone, such as a part with a car: where the box in the header would
 * lead, and whether that is sure. Undefined where it is a part, or nothing that anybody understands.
 */
export function findElsewhere(asking: Asking, typed: string, near: PlaceAsked) {
  const lead = typed === "" ? undefined : whereTo(asking.stock, typed, asking.now, near);
  if (!lead || lead.kind === "site" || lead.kind === "part") return undefined;
  return { href: leadAddress(lead, typed, asking), sure: lead.kind !== "unsure" };
}
