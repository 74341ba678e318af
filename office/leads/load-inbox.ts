import { type FormId, formIds } from "#core/forms/forms.ts";
import { countOfficeLeads, listOfficeLeads, type OfficeLead, type WorkState } from "#data/queries/lead-work.ts";
import type { StaffRequest } from "../page.tsx";
import { copy } from "./copy.ts";
import type { InboxProps } from "./inbox.tsx";
import { shownReach } from "./reach.ts";

const states = ["new", "called", "done"] as const satisfies readonly WorkState[];
const shown = 200;

export const storeName = ({ services, edition }: StaffRequest, id: number | null): string =>
  id === null ? copy[edition].noStore : (services.stock.current.chain.storeById.get(id)?.name ?? String(id));

export async function loadInbox(request: StaffRequest, open?: string): Promise<InboxProps> {
  const { services, staff, query } = request;
  const reach = shownReach(staff, request.yard);
  const state = states.find((one) => one === query.get("state")) ?? "new";
  const form: FormId | undefined = formIds.find((one) => one === query.get("form"));
  const wanted = { reach, state, form, limit: shown };
  const withStore = (lead: OfficeLead) => ({ ...lead, store: storeName(request, lead.storeId) });
  const [counts, leads, unproven] = await Promise.all([
    countOfficeLeads(services.db, reach),
    listOfficeLeads(services.db, { ...wanted, proof: "proven" }),
    listOfficeLeads(services.db, { ...wanted, proof: "unproven" }),
  ]);
  return { state, form, counts, leads: leads.map(withStore), unproven: unproven.map(withStore), open };
}
