import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { nameOfStaff } from "#core/staff.ts";
import { findStaff, listAllSessions } from "#data/queries/staff.ts";
import { endSession, idleMs } from "#data/writes/staff-sessions.ts";
import { demand, staffPage, useOffice } from "../page.tsx";
import type { OfficeFinding } from "../services.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { formatWhen } from "../shell/moment.ts";
import { copy } from "./copy.ts";

type SessionLine = { id: string; staffId: string; who: string; about: string; here: boolean };
type Props = {
  findings: OfficeFinding[];
  sessions: SessionLine[];
  problem: string | undefined;
  told: string | undefined;
};

const looks = { problem: "bad", advice: "wait", fine: "ok" } as const;

function FindingLine({ finding }: { finding: OfficeFinding }) {
  const words = useCopy(copy);
  const { edition } = useOffice();
  const { severity, says, todo } = finding;
  return (
    <li>
      <div>
        <p className={`o-st o-st--${looks[severity]}`}>{words.severities[severity]}</p>
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
    <section className="o-panel" aria-labelledby="doctor-h">
      <div className="o-panel__h">
        <h2 id="doctor-h">{words.doctor}</h2>
        <p>{words.doctorWhy}</p>
      </div>
      {lines(wrong)}
      <details className="o-fold">
        <summary>{words.fine(fine.length)}</summary>
        {lines(fine)}
      </details>
    </section>
  );
}

function Sessions({ sessions }: Pick<Props, "sessions">) {
  const words = useCopy(copy);
  return (
    <section className="o-panel" aria-labelledby="sessions-h">
      <div className="o-panel__h">
        <h2 id="sessions-h">{words.sessions}</h2>
        <p>{words.sessionsWhy}</p>
      </div>
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
    </section>
  );
}

function Chain({ title, findings, sessions, problem, told }: Props & { title: string }) {
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      {(problem ?? told) && (
        <p className={problem ? "o-toast o-toast--bad" : "o-toast"} role={problem ? "alert" : "status"}>
          {problem ?? told}
        </p>
      )}
      <div className="o-stack">
        <Findings findings={findings} />
        <Sessions sessions={sessions} />
      </div>
    </>
  );
}

/** How the installation is, and where its office is open. */
export const chain = staffPage<Props>({
  id: "chain",
  needs: "chain.see",
  async load({ services, session, edition, now, told }, problem) {
    const zone = services.stock.current.chain.timeZone;
    const open = await listAllSessions(services.db, new Date(now.getTime() - idleMs));
    return {
      title: copy[edition].title,
      findings: await services.examine(),
      sessions: open.map(({ id, staff_id, device, seen_at, ...person }) => ({
        id,
        staffId: staff_id,
        who: nameOfStaff(person),
        about: copy[edition].seen(device, formatWhen(new Date(seen_at), now, zone, edition)),
        here: id === session.id,
      })),
      problem,
      told,
    };
  },
  Page: Chain,
  actions: {
    async "end-session"({ services, staff, edition }, fields) {
      demand(staff, "chain.see", "chain");
      const whose = await findStaff(services.db.main, { id: fields.get("staff") ?? "" });
      const done = whose && (await endSession(services.db, whose, fields.get("id") ?? "", staff));
      return done ? { told: copy[edition].ended } : { again: copy[edition].gone };
    },
  },
});
