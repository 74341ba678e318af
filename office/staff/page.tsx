import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { levelIn } from "#core/rights.ts";
import { nameOfStaff, type Post, type Role, roleOf, roles, type Staff } from "#core/staff.ts";
import { type Level, reaches, type Task, taskIds, tasks } from "#core/tasks.ts";
import { listAudit } from "#data/queries/audit.ts";
import { findStaff, listStaff } from "#data/queries/staff.ts";
import { removeStaff } from "#data/writes/staff.ts";
import { type AuditLine, auditLine } from "../audit/audit-line.ts";
import { Trail } from "../audit/trail.tsx";
import { definePage, GoTo, type StaffRequest, shownStores, storesFor, useOffice } from "../page.tsx";
import { copy as shellCopy } from "../shell/copy.ts";
import { Panel } from "../shell/panel.tsx";
import { Toast } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import { giveLink } from "./give-link.ts";
import { invite, within } from "./invite.ts";
import { InviteForm, type InviteProps } from "./invite-form.tsx";
import { type Person, PersonLine } from "./person-line.tsx";
import { RoleTable } from "./role-table.tsx";
import { whose } from "./whose.ts";
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
          <div className="o-panel__b">
            <Trail lines={trail} />
          </div>
        </Panel>
      </div>
    </>
  );
}

/** "Ayudante, Mesa. No: Fotos", a line for what is the same in several yards. */
function postsOf({ owner, posts }: Staff, { services, edition }: StaffRequest): string[] {
  const words = copy[edition];
  const names = shellCopy[edition].roles;
  if (owner) return [`${names.owner}, ${words.allStores}`];
  const nameOf = (id: number) => services.stock.current.chain.storeById.get(id)?.name ?? String(id);
  const byWhat = new Map<string, string[]>();
  const unlike = ({ rights }: Post, level: Level) => {
    const those = taskIds.filter((task) => rights[task] === level).map((task) => words.tasks[task].name);
    return those.length > 0 ? ` ${words.levels[level]}: ${those.join(", ")}.` : "";
  };
  for (const post of posts) {
    const what = `|${unlike(post, "does")}${unlike(post, "sees")}${unlike(post, "no")}`;
    const key = names[post.role] + what;
    byWhat.set(key, [...(byWhat.get(key) ?? []), nameOf(post.storeId)]);
  }
  return [...byWhat].map(([key, yards]) => {
    const [role, what] = key.split("|");
    return `${role}, ${yards.join(", ")}.${what}`;
  });
}

/** The roles that somebody may give in one of these yards: all of an owner's, else those that hold nothing beyond the own. */
const rolesOf = (me: Staff): Role[] =>
  me.owner ? [...roles] : roles.filter((role) => role === "helper" || role === "counter");

/** How far somebody could give each task in some yard of theirs. */
function tasksOf(me: Staff, storeIds: readonly number[], post: Post | undefined): InviteProps["tasks"] {
  const has = (task: Task, level: Level) => me.owner || storeIds.some((id) => reaches(levelIn(me, task, id), level));
  return taskIds
    .filter((task) => me.owner || task !== "staff")
    .map((task) => ({ task, levels: tasks[task].filter((level) => has(task, level)), set: post?.rights[task] }));
}

async function formOf(request: StaffRequest): Promise<InviteProps> {
  const { services, staff: me, query, sent } = request;
  const stores = storesFor(request, "staff");
  const id = query.get("change") ?? sent?.get("change") ?? "";
  const asked = id === "" ? undefined : await findStaff(services.db.main, { id });
  const person = asked && ["here", "whole"].includes(whose(asked, me)) ? asked : undefined;
  const own = new Set(stores.map((store) => store.id));
  const posts = person?.posts.filter(({ storeId }) => own.has(storeId)) ?? [];
  const role =
    roles.find((one) => one === sent?.get("role")) ?? (person ? roleOf({ owner: person.owner, posts }) : "helper");
  const here = request.yard === undefined ? [] : [String(request.yard)];
  return {
    who: person && { id: person.id, name: nameOfStaff(person) },
    email: sent?.get("email") ?? person?.email ?? "",
    name: sent?.get("name") ?? person?.name ?? "",
    role,
    roles: rolesOf(me),
    stores: stores.map((store) => ({ value: String(store.id), text: store.name })),
    chosen: sent?.getAll("store") ?? (person ? posts.map(({ storeId }) => String(storeId)) : here),
    tasks: tasksOf(me, [...own], posts[0]),
  };
}

export const page = definePage("staff", {
  async load(request): Promise<Props> {
    const { services, edition, now, staff: me } = request;
    const { chain } = services.stock.current;
    const shown = shownStores(request, "staff").map(({ id }) => id);
    const worksHere = ({ owner, posts }: Staff) =>
      (me.owner && (owner || request.yard === undefined)) || posts.some(({ storeId }) => shown.includes(storeId));
    const trail = await listAudit(services.db, { limit: trailShown, ...(!me.owner && { storeIds: shown }) });
    return {
      title: copy[edition].title,
      where: copy[edition].nobodyGives,
      people: (await listStaff(services.db)).filter(worksHere).map((person) => ({
        id: person.id,
        email: person.email,
        name: person.name,
        posts: postsOf(person, request),
        mine: whose(person, me),
      })),
      form: await formOf(request),
      trail: trail.map((row) => auditLine(row, now, chain.timeZone, edition)),
    };
  },
  head: ({ title }) => ({ title }),
  Page: StaffPage,
  actions: {
    invite,
    async link(request, fields) {
      const person = await findStaff(request.services.db.main, { email: fields.get("email") ?? "" });
      if (!person) return { again: copy[request.edition].badEmail };
      const mine = whose(person, request.staff);
      // Whoever holds a link comes in as that person: it is for those alone who have nothing that one lacks.
      return mine === "whole" || mine === "self"
        ? giveLink(request, person)
        : { again: copy[request.edition].notYours };
    },
    async remove(request, fields) {
      const { services, staff: me, edition, href } = request;
      const person = await findStaff(services.db.main, { email: fields.get("email") ?? "" });
      if (!person) return new GoTo(href("staff"));
      const mine = whose(person, me);
      if (mine === "self") return { again: copy[edition].yourself };
      if (mine === "theirs") return { again: copy[edition].notYours };
      await removeStaff(services.db, person.email, nameOfStaff(me), { within: within(request) });
      return new GoTo(href("staff"));
    },
  },
});
