import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OfficeLead } from "#data/queries/lead-work.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";
import { type Erasable, ErasePerson } from "./erase-person.tsx";
import { formName } from "./form-name.ts";
import { leadContacts, leadFacts, leadText, offerText } from "./lead-words.ts";
import "#office/audit/trail.css";
import "./leads.css";

export type LeadSheetProps = {
  lead: OfficeLead;
  store: string;
  came: string;
  /** The day on which it is deleted. */
  goes: string;
  /** Only where somebody is about to erase. */
  erasable: readonly Erasable[] | undefined;
  problem: string | undefined;
  notes: readonly { id: string; who: string; when: string; text: string }[];
  /** What the form of an offer holds; undefined: there is nothing to make an offer for. */
  offer: { amount: string; about: string; problem: string | undefined } | undefined;
  attendants: readonly { id: string; name: string }[];
  query: string;
};

function States({ lead }: { lead: OfficeLead }) {
  const words = useCopy(copy);
  return (
    <ActionForm to="lead" params={{ id: lead.id }} name="state" className="o-seg">
      {(["new", "called", "done"] as const).map((state) => (
        <button key={state} type="submit" name="state" value={state} aria-pressed={lead.state === state}>
          {words.state[state]}
        </button>
      ))}
    </ActionForm>
  );
}

function Contacts({ lead }: { lead: OfficeLead }) {
  const words = useCopy(copy);
  const { call, whatsapp, mail } = leadContacts(lead);
  return (
    <div className="o-call">
      {call && (
        <LinkButton href={call} icon="phone">
          {words.call}
        </LinkButton>
      )}
      {whatsapp && (
        <LinkButton look="line" href={whatsapp} icon="whatsapp" rel="noreferrer" target="_blank">
          {words.whatsapp}
        </LinkButton>
      )}
      {mail && (
        <LinkButton look={call ? "line" : "yellow"} href={mail}>
          {words.mail}
        </LinkButton>
      )}
    </div>
  );
}

function Facts({ lead }: { lead: OfficeLead }) {
  const words = useCopy(copy);
  const { edition } = useOffice();
  const text = leadText(lead);
  return (
    <div className="o-stack">
      <dl className="o-facts">
        {leadFacts(lead, edition).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.language}</dt>
          <dd>{words.languages[lead.edition]}</dd>
        </div>
      </dl>
      {text && (
        <blockquote className="o-quote" lang={lead.edition}>
          {text}
        </blockquote>
      )}
    </div>
  );
}

/** What is offered for the car, which stands in its history and above it. */
function Offer({ lead, offer }: { lead: OfficeLead; offer: NonNullable<LeadSheetProps["offer"]> }) {
  const words = useCopy(copy);
  const { edition } = useOffice();
  return (
    <ActionForm to="lead" params={{ id: lead.id }} name="offer" className="o-stack o-stack--left">
      {lead.offer !== null && (
        <p className="o-offer">
          {words.stands} <b>{offerText(lead.offer, edition)}</b>
        </p>
      )}
      <Field
        id="amount"
        name="amount"
        label={words.offer}
        hint={words.offerHint}
        error={offer.problem}
        defaultValue={offer.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        nums
        required
      />
      <Field id="about" name="about" label={words.about} defaultValue={offer.about} maxLength={200} optional />
      <Button look="line">{words.addOffer}</Button>
    </ActionForm>
  );
}

function Work({ lead, came, notes, attendants, offer }: LeadSheetProps) {
  const words = useCopy(copy);
  const people = [{ value: "", text: words.nobody }, ...attendants.map(({ id, name }) => ({ value: id, text: name }))];
  return (
    <div className="o-stack">
      <ActionForm to="lead" params={{ id: lead.id }} name="assign" className="o-pick">
        <Select id="to" name="to" label={words.attends} options={people} defaultValue={lead.staffId ?? ""} />
        <Button look="line">{words.assign}</Button>
      </ActionForm>
      {offer && <Offer lead={lead} offer={offer} />}
      <ActionForm to="lead" params={{ id: lead.id }} name="note" className="o-stack o-stack--left">
        <TextArea id="text" name="text" label={words.note} hint={words.noteHint} maxLength={2000} required />
        <Button look="line">{words.addNote}</Button>
      </ActionForm>
      <div>
        <h2 className="o-happened">{words.happened}</h2>
        <ol className="o-trail">
          <li>
            <time>{came}</time> {words.came} {words.mails[lead.mail]}
          </li>
          {notes.map(({ id, who, when, text }) => (
            <li key={id}>
              <time>{when}</time> <b>{who}</b>: {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** One lead: who it is, one tap to reach them, and what the staff did about it. */
export function LeadSheet(props: LeadSheetProps) {
  const { lead, store, came, goes, query, erasable, problem } = props;
  const words = useCopy(copy);
  const { href, edition } = useOffice();
  return (
    <article className="o-panel o-sheet">
      <div className="o-panel__head">
        <div className="o-stack o-stack--tight">
          <a className="o-back" href={href("leads") + query}>
            <Icon name="back" /> {words.back}
          </a>
          <h1>{lead.fields.name || words.noName}</h1>
          <p>{words.arrived(formName(lead.form, edition), store, came)}</p>
          {lead.proof === "unproven" && <p className="o-state o-state--bad">{words.unproven}</p>}
          <States lead={lead} />
        </div>
      </div>
      <div className="o-panel__body o-stack">
        <Contacts lead={lead} />
        <div className="o-two">
          <Facts lead={lead} />
          <Work {...props} />
        </div>
      </div>
      <div className="o-panel__foot" id="erase">
        <p>{words.goes(goes)}</p>
        {erasable ? (
          <ErasePerson leadId={lead.id} erasable={erasable} problem={problem} />
        ) : (
          <a href={`${href("lead", { id: lead.id })}?erase#erase`}>{words.erase}</a>
        )}
      </div>
    </article>
  );
}
