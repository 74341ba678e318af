import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { postsUnder, reachOver } from "#core/rights.ts";
import { nameOfStaff, type Post, type Staff } from "#core/staff.ts";
import { type Level, taskIds } from "#core/tasks.ts";
import { listAudit } from "#data/queries/audit.ts";
import { findStaff, listStaff } from "#data/queries/staff.ts";
import { removeStaff } from "#data/writes/staff.ts";
import { type AuditLine, auditLine, joinActs } from "../audit/audit-line.ts";
import { Trail } from "../audit/trail.tsx";
import { definePage, GoTo, type StaffRequest, shownStores, useOffice } from "../page.tsx";
import { copy as shellCopy } from "../shell/copy.ts";
import { Panel } from "../shell/panel.tsx";
import { Toast } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import { formOf, likePosts } from "./form-of.ts";
import { giveLink } from "./give-link.ts";
import { invite } from "./invite.ts";
import { InviteForm, type InviteProps } from "./invite-form.tsx";
import { type Person, PersonLine } from "./person-line.tsx";
import { RoleTable } from "./role-table.tsx";
import "#office/leads/leads.css";

type Props = { title: string; where: string; people: Person[]; form: InviteProps; trail: AuditLine[] };

const trailShown = 100;

/** What was done; a link that goes out by no mail can be sent on from here, to whoever stands beside one. */
function Told({ told }: { told: string }) {
  const words = useCopy(copy);
  const [said, link] = told.split("\n");
  if (!link) return <Toast className="o-told">{said}</Toast>;
  const theirs = new URL(link).pathname.startsWith("/en/") ? "en" : "es";
  const text = encodeURIComponent(copy[theirs].mailText(link));
  return (
    <>
      <Toast className="o-told">
        {said} <b className="o-link">{link}</b>
      </Toast>
      <div className="o-call">
        <LinkButton look="line" href={`https://wa.me/?text=${text}`} icon="whatsapp" rel="noreferrer" target="_blank">
          {words.whatsapp}
        </LinkButton>
        <LinkButton look="line" href={`sms:?&body=${text}`}>
          {words.message}
        </LinkButton>
      </div>
    </>
  );
}

function StaffPage({ where, people, form, trail }: Props) {
  const { told } = useOffice();
  const words = useCopy(copy);
  return (
    <>
      <div className="o-head">
        <div>
          <h1>{words.heading}</h1>
          <p>{where}</p>
        </div>
      </div>
      {told && <Told told={told} />}
      <div className="o-stack">
        <RoleTable />
        <div className="o-cols o-cols--side">
          <Panel id="people" title={words.people}>
            <ul className="o-lines">
              {people.map((person) => (
                <PersonLine key={person.id} person={person} />
              ))}
            </ul>
          </Panel>
          <InviteForm key={form.email} {...form} />
        </div>
        <Panel id="trail" title={words.trail} why={words.trailWhy}>
          <div className="o-panel__body">
            <Trail lines={trail} />
          </div>
        </Panel>
      </div>
    </>
  );
}

/** "Ayudante, Mesa. No: Fotos", a line for what is the same in several yards. */
function postsOf({ owner, posts }: Staff, { services, edition, staff: me }: StaffRequest): Person["posts"] {
  const words = copy[edition];
  const names = shellCopy[edition].roles;
  if (owner) return [{ text: `${names.owner}, ${words.allStores}`, yards: words.allStores, at: undefined }];
  const { storeById } = services.stock.current.chain;
  const unlike = ({ rights }: Post, level: Level) => {
    const those = taskIds.filter((task) => rights[task] === level).map((task) => words.tasks[task].name);
    return those.length > 0 ? ` ${words.levels[level]}: ${those.join(", ")}.` : "";
  };
  return likePosts(posts).map((group) => {
    const [post] = group as [Post];
    const yards = group.map(({ storeId }) => storeById.get(storeId)?.name ?? String(storeId)).join(", ");
    const what = `${unlike(post, "does")}${unlike(post, "sees")}${unlike(post, "no")}`;
    const mine = postsUnder({ posts: group }, me).find(({ storeId }) => storeById.get(storeId)?.active);
    return { text: `${names[post.role]}, ${yards}.${what}`, yards, at: mine?.storeId };
  });
}

export const page = definePage("staff", {
  async load(request): Promise<Props> {
    const { services, edition, now, staff: me } = request;
    const { chain } = services.stock.current;
    const shown = shownStores(request, "staff").map(({ id }) => id);
    const worksHere = ({ owner, posts }: Staff) =>
      (me.owner && (owner || request.yard === undefined)) || posts.some(({ storeId }) => shown.includes(storeId));
    const rows = await listAudit(services.db, { limit: 4 * trailShown, ...(!me.owner && { storeIds: shown }) });
    const trail = joinActs(rows).slice(0, trailShown);
    return {
      title: copy[edition].title,
      where: copy[edition].nobodyGives,
      people: (await listStaff(services.db)).filter(worksHere).map((person) => ({
        id: person.id,
        email: person.email,
        name: person.name,
        posts: postsOf(person, request),
        mine: reachOver(person, me),
      })),
      form: await formOf(request),
      trail: trail.map((row) => auditLine(row, now, chain, edition)),
    };
  },
  Page: StaffPage,
  actions: {
    invite,
    async link(request, fields) {
      const person = await findStaff(request.services.db.main, { email: fields.get("email") ?? "" });
      if (!person) return { again: copy[request.edition].badEmail };
      const mine = reachOver(person, request.staff);
      return mine === "whole" || mine === "self"
        ? { told: await giveLink(request, person) }
        : { again: copy[request.edition].notYours };
    },
    async remove(request, fields) {
      const { services, staff: me, edition, href } = request;
      const person = await findStaff(services.db.main, { email: fields.get("email") ?? "" });
      if (!person) return new GoTo(href("staff"));
      const mine = reachOver(person, me);
      if (mine === "self") return { again: copy[edition].yourself };
      if (mine === "theirs" || mine === "stranger") return { again: copy[edition].notYours };
      await removeStaff(services.db, person.email, { who: nameOfStaff(me), staffId: me.id });
      return new GoTo(href("staff"));
    },
  },
});
