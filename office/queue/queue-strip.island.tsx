import { useCallback, useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type FormTarget, post, SignedOut } from "../browser/post.ts";
import { forgetKept } from "../offline/browser/forget-kept.ts";
import { copy } from "./copy.ts";
import { type ActAnswer, actsAtOnce, type NotedAct } from "./noted-act.ts";
import { adoptActs, dropOthers, type Person, type Sent, sendActs } from "./queue.ts";
import { RefusedAct } from "./refused-act.tsx";
import { onNoted, tellAnswers, useActs, useOthers } from "./use-queue.ts";
import "./queue.css";

export type QueueStripProps = {
  target: FormTarget;
  me: Person;
  /** May send or delete what others left on this device. */
  seesToOthers: boolean;
  signIn: string;
};

/** So often it is tried again, should nothing else say that there is signal. */
const againMs = 20_000;
/** A send on a dead line may never end, and all others wait for it; what was done after all is not done twice. */
const mostMs = 60_000;

/** What waits on this device and what was refused, on every page: it sends what any of them noted. */
function QueueStrip({ target, me, seesToOthers, signIn }: QueueStripProps) {
  const words = useCopy(copy);
  const acts = useActs(me.who);
  const others = useOthers(me.who);
  const [signedOut, setSignedOut] = useState(false);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const sendAll = useCallback(async () => {
    const send = async (some: NotedAct[]): Promise<Sent> => {
      try {
        const fields = { acts: JSON.stringify(some), now: new Date().toISOString() };
        return (await post<{ answers: ActAnswer[] }>(target, "acts", fields, AbortSignal.timeout(mostMs))).answers;
      } catch (error) {
        return error instanceof SignedOut ? "signedOut" : "unsent";
      }
    };
    const { stopped } = await sendActs(localStorage, me.who, { send, atOnce: actsAtOnce, tell: tellAnswers });
    setSignedOut(stopped === "signedOut");
    if (stopped === "signedOut") forgetKept();
  }, [target, me.who]);
  /** One after the other: what comes later never overtakes. */
  const flush = useCallback(() => {
    sending.current = sending.current.then(sendAll);
  }, [sendAll]);

  useEffect(() => {
    flush();
    const stop = onNoted(flush);
    const seen = () => document.visibilityState === "visible" && flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", seen);
    return () => {
      stop();
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [flush]);

  const takeOver = (who: string) => {
    adoptActs(localStorage, who, me);
    flush();
  };
  const waiting = acts.filter(({ refused }) => !refused);
  const refused = acts.filter((act) => act.refused);
  useEffect(() => {
    if (waiting.length === 0) return undefined;
    const timer = setInterval(flush, againMs);
    return () => clearInterval(timer);
  }, [waiting.length, flush]);

  if (acts.length + others.length === 0) return null;
  return (
    <section className="o-queue" aria-label={words.title}>
      {waiting.length > 0 && (
        <p className="o-state o-state--wait" role="status">
          <span>
            <b>{words.waiting(waiting.length)}.</b> {signedOut ? words.signIn : words.waitingWhy}
          </span>
          {signedOut && (
            <LinkButton look="line" href={signIn}>
              {words.enter}
            </LinkButton>
          )}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p className="o-state o-state--bad" role="alert">
            {words.refused(refused.length)}
          </p>
          <ul>
            {refused.map((act) => (
              <RefusedAct key={act.key} act={act} me={me} />
            ))}
          </ul>
        </>
      )}
      {others.map(({ who, name, count }) => (
        <div key={who} className="o-queue__others">
          <p className="o-state o-state--wait">
            <span>
              <b>{words.others(name || words.somebody, count)}</b> {!seesToOthers && words.othersWhy}
            </span>
          </p>
          {seesToOthers && (
            <div className="o-keys">
              <Button look="line" onClick={() => takeOver(who)}>
                {words.sendOthers}
              </Button>
              <Button look="line" onClick={() => dropOthers(localStorage, who)}>
                {words.dropOthers(count)}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

export default defineIsland("queue-strip", QueueStrip);
