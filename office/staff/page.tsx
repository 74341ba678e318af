import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, type Option, Select } from "#app/ui/field.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { nameOfStaff, roles, type Staff } from "#core/staff.ts";
import { listAudit } from "#data/queries/audit.ts";
import { findStaff, listStaff } from "#data/queries/staff.ts";
import { addLink, putStaff, removeStaff } from "#data/writes/staff.ts";
import { type AuditLine, auditLine } from "../audit/audit-line.ts";
import { Trail } from "../audit/trail.tsx";
import { type Done, definePage, GoTo, type StaffRequest, storesFor, useOffice } from "../page.tsx";
import { addresses } from "../pages.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { copy as shellCopy } from "../shell/copy.ts";
import { Panel } from "../shell/panel.tsx";
import { Toast } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import "#office/leads/leads.css";

type Person = { email: string; name: string; role: Staff["role"]; stores: string; self: boolean };
type Props = {
  title: string;
  people: Person[];
  stores: Option[];
  trail: AuditLine[];
};

const linkMs = 7 * 86_400_000;
const trailShown = 100;

function PersonLine({ person }: { person: Person }) {
  const words = useCopy(copy);
  const shell = useCopy(shellCopy);
  const { email, name, role, stores, self } = person;
  return (
    <li>
      <div>
        <h3>{name || email}</h3>
        <p>
          {name && `${email}. `}
          {shell.roles[role]}. {stores}
        </p>
      </div>
      {self ? (
        <b>{words.you}</b>
      ) : (
        <>
          <ActionForm to="staff" name="link" fields={{ email }}>
            <Button look="line">{words.newLink}</Button>
          </ActionForm>
          <details>
            <summary>{words.remove}</summary>
            <ActionForm to="staff" name="remove" fields={{ email }}>
              <p>{words.removeWhy}</p>
              <Button look="line" className="o-stop">
                {words.removeYes}
              </Button>
            </ActionForm>
          </details>
        </>
      )}
    </li>
  );
}

function Invite({ stores }: Pick<Props, "stores">) {
  const { problem } = useOffice();
  const words = useCopy(copy);
  const shell = useCopy(shellCopy);
  const { languages } = chainFacts();
  return (
    <ActionForm to="staff" name="invite" className="o-panel">
      <div className="o-panel__h">
        <h2>{words.invite}</h2>
        <p>{words.again}</p>
      </div>
      <div className="o-panel__b o-stack">
        <Field id="email" name="email" type="email" label={words.email} error={problem} required />
        <Field id="name" name="name" label={words.name} optional maxLength={80} />
        <Select
          id="role"
          name="role"
          label={words.role}
          options={[...roles].reverse().map((role) => ({ value: role, text: shell.roles[role] }))}
          defaultValue="manager"
        />
        {languages.length > 1 && (
          <Select
            id="language"
            name="language"
            label={words.language}
            options={(["", ...languages] as const).map((one) => ({ value: one, text: words.languages[one] }))}
          />
        )}
        <details className="o-fold">
          <summary>{words.stores}</summary>
          <div className="o-checks">
            {stores.map(({ value, text }) => (
              <Check key={value} id={`store-${value}`} name="store" value={value}>
                {text}
              </Check>
            ))}
          </div>
        </details>
        <Button>{words.send}</Button>
      </div>
    </ActionForm>
  );
}

function StaffPage({ title, people, stores, trail }: Props) {
  const { told } = useOffice();
  const words = useCopy(copy);
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      {told && <Toast className="o-told">{told}</Toast>}
      <div className="o-stack">
        <div className="o-cols o-cols--side">
          <Panel id="people" title={words.people}>
            <ul className="o-lines">
              {people.map((person) => (
                <PersonLine key={person.email} person={person} />
              ))}
            </ul>
          </Panel>
          <Invite stores={stores} />
        </div>
        <Panel id="trail" title={words.trail} why={words.trailWhy}>
          <div className="o-panel__b">
            <Trail lines={trail} />
          </div>
        </Panel>
      </div>
    </>
  );
}

/** By mail where there is mail; else it is shown, this once, to whoever made it. */
async function giveLink({ services, staff: me, edition, brand }: StaffRequest, person: Staff): Promise<Done> {
  const words = copy[edition];
  const by = { staffId: me.id, who: nameOfStaff(me), action: "link.add" } as const;
  const link =
    services.origin + addresses.path("link", person.edition, { token: await addLink(services.db, person, linkMs, by) });
  if (!services.sendMail) return { told: `${words.link(person.email)}\n${link}` };
  const theirs = copy[person.edition];
  try {
    await services.sendMail({ to: person.email, subject: theirs.mailSubject(brand), text: theirs.mailText(link) });
  } catch (error) {
    services.log.warn({ reason: String(error) }, "the mail with a link was not sent");
    return { told: `${words.notMailed} ${words.link(person.email)}\n${link}` };
  }
  return { told: words.mailed(person.email) };
}

export const page = definePage("staff", {
  async load(request): Promise<Props> {
    const { services, edition, now } = request;
    const { chain } = services.stock.current;
    const nameOf = (id: number) => chain.storeById.get(id)?.name ?? String(id);
    const worksHere = ({ role, storeIds }: Staff) =>
      request.yard === undefined || role === "owner" || storeIds.includes(request.yard);
    return {
      title: copy[edition].title,
      people: (await listStaff(services.db)).filter(worksHere).map(({ id, email, name, role, storeIds }) => ({
        email,
        name,
        role,
        stores: role === "owner" ? copy[edition].allStores : storeIds.map(nameOf).join(", "),
        self: id === request.staff.id,
      })),
      stores: storesFor(request, "staff.manage").map(({ id, name }) => ({ value: String(id), text: name })),
      trail: (await listAudit(services.db, { limit: trailShown })).map((row) =>
        auditLine(row, now, chain.timeZone, edition),
      ),
    };
  },
  head: ({ title }) => ({ title }),
  Page: StaffPage,
  actions: {
    async invite(request, fields) {
      const { services, staff: me, edition } = request;
      const words = copy[edition];
      const email = (fields.get("email") ?? "").trim();
      if (!isMailAddress(email)) return { again: words.badEmail };
      const role = roles.find((one) => one === fields.get("role"));
      if (!role) return { again: words.badRole };
      if (email.toLowerCase() === me.email && role !== me.role) return { again: words.ownRole };
      const known = new Set(storesFor(request, "staff.manage").map(({ id }) => id));
      const storeIds =
        role === "owner"
          ? []
          : fields
              .getAll("store")
              .map(Number)
              .filter((id) => known.has(id));
      if (role !== "owner" && storeIds.length === 0) return { again: words.needsStores };
      const name = (fields.get("name") ?? "").trim().slice(0, 80);
      const language = (["es", "en"] as const).find((one) => one === fields.get("language"));
      const given = { email, role, storeIds, ...(name && { name }), ...(language && { edition: language }) };
      return giveLink(request, await putStaff(services.db, given, nameOfStaff(me)));
    },
    async link(request, fields) {
      const person = await findStaff(request.services.db.main, { email: fields.get("email") ?? "" });
      return person ? giveLink(request, person) : { again: copy[request.edition].badEmail };
    },
    async remove({ services, staff: me, edition, href }, fields) {
      const email = (fields.get("email") ?? "").toLowerCase();
      if (email === me.email) return { again: copy[edition].yourself };
      await removeStaff(services.db, email, nameOfStaff(me));
      return new GoTo(href("staff"));
    },
  },
});
