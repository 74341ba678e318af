import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { listKeys, listSessions } from "#data/queries/staff.ts";
import { removeKey } from "#data/writes/staff-keys.ts";
import { endSession, idleMs } from "#data/writes/staff-sessions.ts";
import { definePage, GoTo, useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { formatMoment } from "../shell/moment.ts";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";

type Props = {
  title: string;
  keys: { id: string; device: string; saved: string; used: string | undefined }[];
  sessions: { id: string; device: string; seen: string; here: boolean }[];
};

function Keys({ keys }: Pick<Props, "keys">) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <section className="o-panel" aria-labelledby="keys-h">
      <div className="o-panel__head">
        <h2 id="keys-h">{words.keys}</h2>
        <LinkButton look="line" href={href("key")}>
          {words.addKey}
        </LinkButton>
      </div>
      {keys.length === 0 && <p className="o-panel__body">{words.noKeys}</p>}
      <ul className="o-lines">
        {keys.map(({ id, device, saved, used }) => (
          <li key={id}>
            <div>
              <h3>{device}</h3>
              <p>
                {words.savedOn(saved)}
                <br />
                {used ? words.usedOn(used) : words.neverUsed}
              </p>
            </div>
            <ActionForm to="devices" name="remove-key" fields={{ id }}>
              <Button look="line">{words.removeKey}</Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sessions({ sessions }: Pick<Props, "sessions">) {
  const words = useCopy(copy);
  return (
    <Panel id="sessions" title={words.sessions} why={words.idle}>
      <ul className="o-lines">
        {sessions.map(({ id, device, seen, here }) => (
          <li key={id}>
            <div>
              <h3>{device}</h3>
              <p>{here ? words.here : words.seen(seen)}</p>
            </div>
            <ActionForm to="devices" name={here ? "sign-out" : "end-session"} fields={here ? {} : { id }}>
              <Button look="line">{here ? words.endHere : words.end}</Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Devices({ keys, sessions, title }: Props) {
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <div className="o-stack">
        <Keys keys={keys} />
        <Sessions sessions={sessions} />
      </div>
    </>
  );
}

export const page = definePage("devices", {
  async load({ services, staff, session, edition, now }) {
    const zone = services.stock.current.chain.timeZone;
    const moment = (at: string) => formatMoment(new Date(at), zone, edition);
    const keys = await listKeys(services.db, staff.id);
    const open = await listSessions(services.db, staff.id, new Date(now.getTime() - idleMs));
    return {
      title: copy[edition].title,
      keys: keys.map(({ id, device, created_at, used_at }) => ({
        id,
        device,
        saved: moment(created_at),
        used: used_at ? moment(used_at) : undefined,
      })),
      sessions: open.map(({ id, device, seen_at }) => ({ id, device, seen: moment(seen_at), here: id === session.id })),
    };
  },
  Page: Devices,
  actions: {
    async "remove-key"({ services, staff, href }, fields) {
      await removeKey(services.db, staff, fields.get("id") ?? "");
      return new GoTo(href("devices"));
    },
    async "end-session"({ services, staff, href }, fields) {
      await endSession(services.db, staff, fields.get("id") ?? "");
      return new GoTo(href("devices"));
    },
    async "sign-out"({ services, staff, session, href }) {
      await endSession(services.db, staff, session.id);
      return new GoTo(href("signIn"), { signOut: true });
    },
  },
});
