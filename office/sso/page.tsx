import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notFound } from "#core/errors.ts";
import { nameOfStaff } from "#core/staff.ts";
import { addAudit } from "#data/writes/audit.ts";
import { findByAccount, newToken } from "#data/writes/staff.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { definePage, GoTo, type OfficeRequest, useOffice } from "../page.tsx";
import { addresses } from "../pages.ts";
import { Card } from "../sign-in/card.tsx";
import { countTry } from "../sign-in/count-try.ts";
import { attemptOf, beginAttempt, editionOf, endAttempt } from "./attempt.ts";
import { copy } from "./copy.ts";
import type { Provider } from "./provider.ts";
import "#app/ui/field.css";

type Props = { title: string; problem: string };

const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

function Account({ problem }: Props) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <Card>
      <h1>{words.heading}</h1>
      <p className="err" role="alert">
        <Icon name="warning" /> {problem}
      </p>
      <LinkButton block big href={href("signIn")}>
        {words.again}
      </LinkButton>
    </Card>
  );
}

async function leave({ services, edition, now }: OfficeRequest, provider: Provider): Promise<GoTo | string> {
  const secret = newToken();
  try {
    const out = await provider.wayOut(attemptOf(secret, edition));
    await beginAttempt(services.db, secret, now);
    return new GoTo(out, { attempt: secret });
  } catch (error) {
    services.log.warn({ reason: (error as Error).message }, "the company's account could not be reached");
    return copy[edition].away;
  }
}

async function comeBack(request: OfficeRequest, provider: Provider): Promise<GoTo | string> {
  const { services, query, attempt, device, now, edition } = request;
  const { db, log } = services;
  const words = copy[edition];
  // A browser that did not begin it brings somebody else's answer.
  if (!attempt || !(await endAttempt(db, attempt, now))) return words.failed;
  const vouched = await provider.whoCame(query, attemptOf(attempt, edition)).catch((error: Error) => {
    log.warn({ reason: error.message }, "the company's account did not hold");
    return undefined;
  });
  if (!vouched) return words.failed;
  // An address that was only claimed would open the office of whoever owns it.
  if (!vouched.verified || vouched.email === "") return words.unverified;
  // Letters that only look like others fall together with them when their case is put aside (the Kelvin sign, k).
  if (!isAscii(vouched.email)) return words.stranger(vouched.email);
  const staff = await findByAccount(db, vouched);
  if (staff === "nobody") return words.stranger(vouched.email);
  if (staff === "another") return words.another(vouched.email);
  const about = { staffId: staff.id, who: nameOfStaff(staff), action: "staff.sso", subject: staff.email };
  await addAudit(db.main, { ...about, detail: {} }, now);
  return new GoTo(request.href("today"), { signIn: await addSession(db, staff, device) });
}

/** The way out to the company's account and back; what it says of roles counts for nothing here. */
export const page = definePage("account", {
  async load(request) {
    const { provider } = request.services;
    if (!provider) throw notFound("no company account");
    const { query, edition } = request;
    const returns = ["code", "error", "state"].some((name) => query.has(name));
    const began = editionOf(query.get("state"));
    if (returns && began !== edition) return new GoTo(`${addresses.path("account", began)}?${query}`);
    await countTry(request);
    const done = await (returns ? comeBack : leave)(request, provider);
    return done instanceof GoTo ? done : { title: copy[edition].title, problem: done };
  },
  head: ({ title }) => ({ title, status: 422 }),
  Page: Account,
});
