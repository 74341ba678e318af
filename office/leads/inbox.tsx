import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type FormId, formIds } from "#core/forms/forms.ts";
import { joinSentences } from "#core/sentence.ts";
import type { OfficeLead, WorkState } from "#data/queries/lead-work.ts";
import { useOffice } from "../page.tsx";
import { OfficeIcon, type OfficeIconName } from "../shell/icon.tsx";
import { formatAge } from "../shell/moment.ts";
import { copy } from "./copy.ts";
import { formName } from "./form-name.ts";
import { leadSummary, offerText } from "./lead-words.ts";
import "#app/ui/button.css";
import "#app/ui/field.css";
import "./leads.css";

export type InboxProps = {
  state: WorkState;
  form: FormId | undefined;
  counts: Record<WorkState, number>;
  leads: readonly (OfficeLead & { store: string })[];
  unproven: readonly (OfficeLead & { store: string })[];
  /** The one that is open beside it. */
  open?: string | undefined;
};

/** A form that is not here has the sign of a message. */
const icons: Partial<Record<FormId, OfficeIconName>> = {
  "sell-my-car": "car",
  donate: "car",
  careers: "person",
};
const lateMs = 24 * 3_600_000;

/** The inbox with another state or kind. */
const queryOf = (state: WorkState, form: FormId | undefined) =>
  `?${new URLSearchParams({ state, ...(form && { form }) })}`;

function Leads({ leads, open, query }: { leads: InboxProps["leads"]; open: string | undefined; query: string }) {
  const words = useCopy(copy);
  const { href, now, edition } = useOffice();
  return (
    <ul className="o-leads">
      {leads.map((lead) => {
        const late = lead.state === "new" && now.getTime() - lead.createdAt.getTime() > lateMs;
        return (
          <li key={lead.id} className={lead.state === "new" ? "o-lead o-lead--new" : "o-lead"}>
            <a href={href("lead", { id: lead.id }) + query} aria-current={open === lead.id ? "true" : undefined}>
              <span className="o-lead__icon">
                <OfficeIcon name={icons[lead.form] ?? "message"} />
              </span>
              <b>{lead.fields.name || words.noName}</b>
              <time className={late ? "o-late" : undefined} dateTime={lead.createdAt.toISOString()}>
                {formatAge(lead.createdAt, now, edition)}
              </time>
              <span className="o-lead__text">
                {formName(lead.form, edition)}: {joinSentences([leadSummary(lead, edition), lead.store])}
                {lead.offer !== null && (
                  <b className="o-lead__offer">{words.offered(offerText(lead.offer, edition))}</b>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads of one state, the oldest first; what nobody proved stands apart, folded. */
export function Inbox({ state, form, counts, leads, unproven, open }: InboxProps) {
  const words = useCopy(copy);
  const { href, edition } = useOffice();
  const query = queryOf(state, form);
  return (
    <div className="o-stack o-list">
      <section className="o-panel" aria-label={words.states[state]}>
        <div className="o-tools">
          <nav className="o-seg" aria-label={words.stateOf}>
            {(["new", "called", "done"] as const).map((one) => (
              <a key={one} href={href("leads") + queryOf(one, form)} aria-current={one === state ? "page" : undefined}>
                {words.states[one]} {one !== "done" && <b>{counts[one]}</b>}
              </a>
            ))}
          </nav>
          <form action={href("leads")} className="o-pick">
            <input type="hidden" name="state" value={state} />
            <label className="sr-only" htmlFor="form">
              {words.filter}
            </label>
            <select className="input" id="form" name="form" defaultValue={form ?? ""}>
              <option value="">{words.allForms}</option>
              {formIds.map((id) => (
                <option key={id} value={id}>
                  {formName(id, edition)}
                </option>
              ))}
            </select>
            <button className="btn btn--line" type="submit">
              {words.show}
            </button>
          </form>
        </div>
        {leads.length === 0 ? (
          <p className="o-panel__body">{words.none[state]}</p>
        ) : (
          <Leads leads={leads} open={open} query={query} />
        )}
      </section>
      {unproven.length > 0 && (
        <details className="o-panel o-fold" open={unproven.some(({ id }) => id === open)}>
          <summary>
            <Icon name="warning" /> {words.unproven} <b>{unproven.length}</b>
          </summary>
          <p className="o-help o-panel__body">{words.unprovenWhy}</p>
          <Leads leads={unproven} open={open} query={query} />
        </details>
      )}
    </div>
  );
}
