import { invalid } from "#core/errors.ts";
import { parseMoney } from "#core/money.ts";
import { formatDay } from "#core/time-words.ts";
import { listLeadNotes, listOfficeLeads, type OfficeLead, type WorkState } from "#data/queries/lead-work.ts";
import { listStaff } from "#data/queries/staff.ts";
import { addLeadNote, assignLead, eraseLeads, setLeadState } from "#data/writes/lead-work.ts";
import { definePage, GoTo, type StaffRequest } from "../../page.tsx";
import { formatMoment, zoneOfStore } from "../../shell/moment.ts";
import { copy } from "../copy.ts";
import type { Erasable } from "../erase-person.tsx";
import { Inbox, type InboxProps } from "../inbox.tsx";
import { LeadSheet, type LeadSheetProps } from "../lead-sheet.tsx";
import { likeness, offerText, takesOffer } from "../lead-words.ts";
import { loadInbox, storeName } from "../load-inbox.ts";
import { getLead, leadReach, mayWorkOn } from "../reach.ts";
import "../leads.css";

type Props = { title: string; inbox: InboxProps; sheet: LeadSheetProps };

const states: readonly string[] = ["new", "called", "done"] satisfies WorkState[];
const longestNote = 2000;
/** Whoever offers more has left out the point. */
const mostOffered = 5_000_000;

function LeadPage({ inbox, sheet }: Props) {
  return (
    <div className="o-inbox">
      <Inbox {...inbox} />
      <LeadSheet {...sheet} />
    </div>
  );
}

/** What the same person may have sent, as far as this member of the staff may see it: what is surely theirs first. */
async function listOfPerson({ services, staff }: StaffRequest, lead: OfficeLead) {
  const all = await listOfficeLeads(services.db, { reach: leadReach(staff), limit: 100_000 });
  const alike = all.flatMap((one) => {
    const how = likeness(one, lead);
    return how ? [{ one, ticked: how === "same" }] : [];
  });
  return alike.sort((a, b) => Number(b.ticked) - Number(a.ticked));
}

async function loadErasable(request: StaffRequest, lead: OfficeLead): Promise<Erasable[]> {
  const sent = request.sent?.getAll("lead");
  return (await listOfPerson(request, lead)).map(({ one, ticked }) => ({
    id: one.id,
    form: one.form,
    store: storeName(request, one.storeId),
    came: formatMoment(one.createdAt, zoneOfStore(request, one.storeId), request.edition),
    name: one.fields.name ?? "",
    contacts: [one.fields.phone, one.fields.email].filter((way): way is string => Boolean(way)),
    ticked: sent ? sent.includes(one.id) : ticked,
  }));
}

/** Those who may look after it. */
async function listAttendants({ services }: StaffRequest, lead: OfficeLead) {
  return (await listStaff(services.db)).filter((one) => mayWorkOn(one, lead));
}

async function loadSheet(request: StaffRequest, lead: OfficeLead): Promise<LeadSheetProps> {
  const { services, edition, problem } = request;
  const words = copy[edition];
  /** The form that comes back. */
  const wrong = problem ? request.sent?.get("do") : undefined;
  const moment = (at: Date) => formatMoment(at, zoneOfStore(request, lead.storeId), edition);
  const shown = new URLSearchParams(request.query);
  shown.delete("erase");
  const goes = new Date(lead.createdAt.getTime() + services.keepDays * 86_400_000);
  return {
    lead,
    store: storeName(request, lead.storeId),
    came: moment(lead.createdAt),
    goes: formatDay(goes.toISOString().slice(0, 10), edition, "full"),
    erasable: request.query.has("erase") || wrong === "erase" ? await loadErasable(request, lead) : undefined,
    problem: wrong === "erase" ? problem : undefined,
    offer: takesOffer(lead)
      ? {
          amount: wrong === "offer" ? (request.sent?.get("amount") ?? "") : "",
          about: wrong === "offer" ? (request.sent?.get("about") ?? "") : "",
          problem: wrong === "offer" ? problem : undefined,
        }
      : undefined,
    notes: (await listLeadNotes(services.db, lead.id)).map(({ id, who, at, text, offer_cents: cents }) => ({
      id,
      who,
      when: moment(new Date(at)),
      text: [cents === null ? "" : words.offered(offerText(cents, edition)), text].filter(Boolean).join(" "),
    })),
    attendants: (await listAttendants(request, lead)).map(({ id, name, email }) => ({ id, name: name || email })),
    query: shown.size > 0 ? `?${shown}` : "",
  };
}

export const page = definePage("lead", {
  async load(request): Promise<Props> {
    const found = await getLead(request, request.params.id);
    return {
      title: found.fields.name || copy[request.edition].noName,
      inbox: await loadInbox(request, found.id),
      sheet: await loadSheet(request, found),
    };
  },
  Page: LeadPage,
  actions: {
    async state(request, fields) {
      const found = await getLead(request, request.params.id);
      const state = fields.get("state") ?? "";
      if (!states.includes(state)) throw invalid("state", "unknown");
      await setLeadState(request.services.db, request.staff, found, state as WorkState);
      return new GoTo(request.href("lead", { id: found.id }));
    },
    async assign(request, fields) {
      const found = await getLead(request, request.params.id);
      const to = fields.get("to") ?? "";
      const person = (await listAttendants(request, found)).find(({ id }) => id === to);
      if (to !== "" && !person) throw invalid("to", "unknown");
      await assignLead(request.services.db, request.staff, found, person ?? null);
      return new GoTo(request.href("lead", { id: found.id }));
    },
    async note(request, fields) {
      const found = await getLead(request, request.params.id);
      const text = (fields.get("text") ?? "").trim().slice(0, longestNote);
      if (text !== "") await addLeadNote(request.services.db, request.staff, found, { text });
      return new GoTo(request.href("lead", { id: found.id }));
    },
    async offer(request, fields) {
      const found = await getLead(request, request.params.id);
      if (!takesOffer(found)) throw invalid("form", "takes no offer");
      const offer = parseMoney(fields.get("amount") ?? "");
      if (offer === null || offer < 100 || offer > mostOffered) return { again: copy[request.edition].offerWrong };
      const text = (fields.get("about") ?? "").trim().slice(0, longestNote);
      await addLeadNote(request.services.db, request.staff, found, { text, offer });
      return new GoTo(request.href("lead", { id: found.id }));
    },
    async erase(request, fields) {
      const found = await getLead(request, request.params.id);
      const ticked = new Set(fields.getAll("lead"));
      const ids = (await listOfPerson(request, found)).map(({ one }) => one.id).filter((id) => ticked.has(id));
      if (ids.length === 0) return { again: copy[request.edition].eraseNone };
      await eraseLeads(request.services.db, request.staff, found, ids);
      return new GoTo(`${request.href("leads")}?erased`);
    },
  },
});
