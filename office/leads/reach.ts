import { notFound } from "#core/errors.ts";
import type { Staff } from "#core/staff.ts";
import { countOfficeLeads, type LeadReach, listOfficeLeads, type OfficeLead } from "#data/queries/lead-work.ts";
import { may } from "../access.ts";
import { demand, type StaffRequest } from "../page.tsx";
import type { OfficeServices } from "../services.ts";

/** Whose leads somebody sees: all of the chain, or those of the own stores. */
export const leadReach = (staff: Staff): LeadReach => (may(staff, "leads.work", "chain") ? "all" : staff.storeIds);

/** Of these, those of the yard that is looked at. */
export const shownReach = (staff: Staff, yard: number | undefined): LeadReach =>
  yard === undefined ? leadReach(staff) : [yard].filter((id) => may(staff, "leads.work", id));

/** One lead that this person may work on; another store's is not there, and not to be guessed at. */
export async function getLead({ services, staff }: StaffRequest, id: string): Promise<OfficeLead> {
  const [lead] = await listOfficeLeads(services.db, { reach: leadReach(staff), id });
  if (!lead) throw notFound("lead");
  demand(staff, "leads.work", lead.storeId ?? "chain");
  return lead;
}

/** Shown beside the word in the rail. */
export const countNewLeads = async ({ db }: OfficeServices, staff: Staff, yard?: number): Promise<number> =>
  may(staff, "leads.work", "any") ? (await countOfficeLeads(db, shownReach(staff, yard))).new : 0;
