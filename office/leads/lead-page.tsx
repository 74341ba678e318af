import { invalid } from "#core/errors.ts";
import { formatDay } from "#core/time-words.ts";
import { listLeadNotes, listOfficeLeads, type OfficeLead, type WorkState } from "#data/queries/lead-work.ts";
import { listStaff } from "#data/queries/staff.ts";
import { addLeadNote, assignLead, eraseLeads, setLeadState } from "#data/writes/lead-work.ts";
import { may } from "../access.ts";
import { type StaffRequest, staffPage } from "../page.tsx";
import { formatMoment, zoneOfStore } from "../shell/moment.ts";
import { copy } from "./copy.ts";
import { Inbox, type InboxProps } from "./inbox.tsx";
import { LeadSheet, type LeadSheetProps } from "./lead-sheet.tsx";
import { samePerson } from "./lead-words.ts";
import { loadInbox, storeName } from "./load-inbox.ts";
import { getLead, leadReach } from "./reach.ts";

type Props = { inbox: InboxProps; sheet: LeadSheetProps };

const states: readonly string[] = ["new", "called", "done"] satisfies WorkState[];
const longestNote = 2000;

function LeadPage({ inbox, sheet }: Props) {
  return (
    <div className="o-inbox">
      <Inbox {...inbox} />
      <LeadSheet {...sheet} />
    </div>
  );
}

/** All that the same person sent, as far as this member of the staff may see it. */
async function listOfPerson({ services, staff }: StaffRequest, lead: OfficeLead): Promise<OfficeLead[]> {
  const all = await listOfficeLeads(services.db, { reach: leadReach(staff), limit: 100_000 });
  return all.filter((one) => samePerson(one, lead));
}

/** Those who may look after it. */
async function listAttendants({ services }: StaffRequest, { storeId }: OfficeLead) {
  return (await listStaff(services.db)).filter((one) => may(one, "leads.work", storeId ?? "chain"));
}

async function loadSheet(request: StaffRequest, lead: OfficeLead): Promise<LeadSheetProps> {
  const { services, edition } = request;
  const moment = (at: Date) => formatMoment(at, zoneOfStore(request, lead.storeId), edition);
  const goes = new Date(lead.createdAt.getTime() + services.keepDays * 86_400_000);
  return {
    lead,
    store: storeName(request, lead.storeId),
    came: moment(lead.createdAt),
    goes: lead.mail === "sent" ? formatDay(goes.toISOString().slice(0, 10), edition, "full") : undefined,
    notes: (await listLeadNotes(services.db, lead.id)).map(({ id, who, at, text }) => ({
      id,
      who,
      when: moment(new Date(at)),
      text,
    })),
    attendants: (await listAttendants(request, lead)).map(({ id, name, email }) => ({ id, name: name || email })),
    query: request.query.size > 0 ? `?${request.query}` : "",
  };
}

export const lead = staffPage<Props>({
  id: "lead",
  needs: "leads.work",
  async load(request) {
    const found = await getLead(request, request.param);
    return {
      title: found.fields.name || copy[request.edition].noName,
      inbox: await loadInbox(request, found.id),
      sheet: await loadSheet(request, found),
    };
  },
  Page: LeadPage,
  actions: {
    async state(request, fields) {
      const found = await getLead(request, request.param);
      const state = fields.get("state") ?? "";
      if (!states.includes(state)) throw invalid("state", "unknown");
      await setLeadState(request.services.db, request.staff, found, state as WorkState);
      return { goTo: request.href("lead", found.id) };
    },
    async assign(request, fields) {
      const found = await getLead(request, request.param);
      const to = fields.get("to") ?? "";
      const person = (await listAttendants(request, found)).find(({ id }) => id === to);
      if (to !== "" && !person) throw invalid("to", "unknown");
      await assignLead(request.services.db, request.staff, found, person ?? null);
      return { goTo: request.href("lead", found.id) };
    },
    async note(request, fields) {
      const found = await getLead(request, request.param);
      const text = (fields.get("text") ?? "").trim().slice(0, longestNote);
      if (text !== "") await addLeadNote(request.services.db, request.staff, found, text);
      return { goTo: request.href("lead", found.id) };
    },
    async erase(request) {
      const found = await getLead(request, request.param);
      await eraseLeads(request.services.db, request.staff, await listOfPerson(request, found));
      return { goTo: `${request.href("leads")}?erased` };
    },
  },
});
