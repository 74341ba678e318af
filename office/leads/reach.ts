import { notFound } from "#core/errors.ts";
import type { FormId } from "#core/forms/forms.ts";
import type { Staff } from "#core/staff.ts";
import { countOfficeLeads, type LeadReach, listOfficeLeads, type OfficeLead } from "#data/queries/lead-work.ts";
import { type About, may, ownStores } from "../access.ts";
import { demand, type StaffRequest } from "../page.tsx";
import type { OfficeServices } from "../services.ts";

/** Who asks for a job is not everybody's who answers visitors. */
const rightFor = (form: FormId): "applications" | "leads" => (form === "careers" ? "applications" : "leads");

export const mayWorkOn = (staff: Staff, { form, storeId }: Pick<OfficeLead, "form" | "storeId">): boolean =>
  may(staff, rightFor(form), (storeId ?? "chain") satisfies About);

/** Whose leads somebody sees: all of the chain, or of the own stores what they may answer. */
export const leadReach = (staff: Staff): LeadReach =>
  staff.owner ? "all" : { applications: ownStores(staff, "applications"), leads: ownStores(staff, "leads") };

/** Of these, those of the yard that is looked at. */
export function shownReach(staff: Staff, yard: number | undefined): LeadReach {
  if (yard === undefined) return leadReach(staff);
  const here = (right: "applications" | "leads") => [yard].filter((id) => may(staff, right, id));
  return { applications: here("applications"), leads: here("leads") };
}

/** One lead that this person may work on; another store's is not there, and not to be guessed at. */
export async function getLead({ services, staff }: StaffRequest, id: string): Promise<OfficeLead> {
  const [lead] = await listOfficeLeads(services.db, { reach: leadReach(staff), id });
  if (!lead) throw notFound("lead");
  demand(staff, rightFor(lead.form), lead.storeId ?? "chain");
  return lead;
}

/** Shown beside the word in the rail. */
export const countNewLeads = async ({ db }: OfficeServices, staff: Staff, yard?: number): Promise<number> =>
  may(staff, "leads.see", "any") ? (await countOfficeLeads(db, shownReach(staff, yard))).new : 0;
