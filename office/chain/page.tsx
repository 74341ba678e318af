import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { nameOfStaff } from "#core/staff.ts";
import { folderSender } from "#data/queries/complete-senders.ts";
import { findStaff, listAllSessions } from "#data/queries/staff.ts";
import { addFeedToken, removeFeedToken } from "#data/writes/feed-tokens.ts";
import { endSession, idleMs } from "#data/writes/staff-sessions.ts";
import { definePage, demand, useOffice } from "../page.tsx";
import type { OfficeFinding } from "../services.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { formatWhen } from "../shell/moment.ts";
import { Panel } from "../shell/panel.tsx";
import { Told } from "../shell/toast.tsx";
import { copy } from "./copy.ts";
import { declareSender, loadSenders } from "./load-senders.ts";
import { type SenderLine, Senders } from "./senders.tsx";

type SessionLine = { id: string; staffId: string; who: string; about: string; here: boolean };
type Props = {
  title: string;
  findings: OfficeFinding[];
  sessions: SessionLine[];
  senders: SenderLine[];
};

const looks = { problem: "bad", advice: "wait", fine: "ok" } as const;

function FindingLine({ finding }: { finding: OfficeFinding }) {
  const words = useCopy(copy);
  const { edition } = useOffice();
  const { severity, says, todo } = finding;
  return (
    <li>
      <div>
        <p className={`o-state o-state--${looks[severity]}`}>{words.severities[severity]}</p>
        <h3>{says[edition]}</h3>
        {todo && <p>{todo[edition]}</p>}
      </div>
    </li>
  );
}

function Findings({ findings }: Pick<Props, "findings">) {
  const words = useCopy(copy);
  const wrong = findings.filter(({ severity }) => severity !== "fine");
  const fine = findings.filter(({ severity }) => severity === "fine");
  const lines = (some: readonly OfficeFinding[]) => (
    <ul className="o-lines">
      {some.map((finding) => (
        <FindingLine key={finding.id + finding.says.en} finding={finding} />
      ))}
    </ul>
  );
  return (
    <Panel id="doctor" title={words.doctor} why={words.doctorWhy}>
      {lines(wrong)}
      <details className="o-fold">
        <summary>{words.fine(fine.length)}</summary>
        {lines(fine)}
      </details>
    </Panel>
  );
}

function Sessions({ sessions }: Pick<Props, "sessions">) {
  const words = useCopy(copy);
  return (
    <Panel id="sessions" title={words.sessions} why={words.sessionsWhy}>
      <ul className="o-lines">
        {sessions.map(({ id, staffId, who, about, here }) => (
          <li key={id}>
            <div>
              <h3>{who}</h3>
              <p>{about}</p>
            </div>
            {here ? (
              <b>{words.here}</b>
            ) : (
              <ActionForm to="chain" name="end-session" fields={{ id, staff: staffId }}>
                <Button look="line" aria-label={`${words.end}: ${who}, ${about}`}>
                  {words.end}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Chain({ title, findings, sessions, senders }: Props) {
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <Told />
      <div className="o-stack">
        <Findings findings={findings} />
        <Senders senders={senders} />
        <Sessions sessions={sessions} />
      </div>
    </>
  );
}

/** How the installation is, and where its office is open. */
export const page = definePage("chain", {
  async load(request): Promise<Props> {
    const { services, session, edition, now } = request;
    const zone = services.stock.current.chain.timeZone;
    const open = await listAllSessions(services.db, new Date(now.getTime() - idleMs));
    return {
      title: copy[edition].title,
      findings: await services.examine(),
      senders: await loadSenders(request),
      sessions: open.map(({ id, staff_id, device, seen_at, ...person }) => ({
        id,
        staffId: staff_id,
        who: nameOfStaff(person),
        about: copy[edition].seen(device, formatWhen(new Date(seen_at), now, zone, edition)),
        here: id === session.id,
      })),
    };
  },
  Page: Chain,
  actions: {
    async sender(request, fields) {
      demand(request.staff, "chain", "chain");
      const complete = fields.get("complete") === "yes";
      const words = copy[request.edition].senders;
      if (!(await declareSender(request, fields.get("sender") ?? "", complete))) return { again: words.gone };
      return { told: complete ? words.saidComplete : words.saidPart };
    },
    async folder(request, fields) {
      demand(request.staff, "chain", "chain");
      const words = copy[request.edition].senders;
      const done = await declareSender(request, folderSender(Number(fields.get("store")) || 0), true);
      return done ? { told: words.saidComplete } : { again: words.gone };
    },
    async "add-token"({ services, staff, edition }, fields) {
      demand(staff, "chain", "chain");
      const words = copy[edition].senders;
      const name = (fields.get("name") ?? "").trim().slice(0, 80);
      if (!name) return { again: words.noName };
      const storeId = Number(fields.get("store")) || 0;
      if (storeId !== 0 && !services.stock.current.chain.storeById.has(storeId)) return { again: words.gone };
      const complete = fields.get("complete") === "yes";
      const { token } = await addFeedToken(services.db, storeId, name, nameOfStaff(staff), {
        complete,
        staffId: staff.id,
      });
      return { told: words.made(token) };
    },
    async "drop-token"({ services, staff, edition }, fields) {
      demand(staff, "chain", "chain");
      const words = copy[edition].senders;
      const by = { staffId: staff.id };
      const done = await removeFeedToken(services.db, fields.get("token") ?? "", nameOfStaff(staff), by);
      return done ? { told: words.removed } : { again: words.gone };
    },
    async "end-session"({ services, staff, edition }, fields) {
      demand(staff, "chain", "chain");
      const whose = await findStaff(services.db.main, { id: fields.get("staff") ?? "" });
      const done = whose && (await endSession(services.db, whose, fields.get("id") ?? "", staff));
      return done ? { told: copy[edition].ended } : { again: copy[edition].gone };
    },
  },
});
