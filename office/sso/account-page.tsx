import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notFound } from "#core/errors.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findStaff } from "#data/queries/staff.ts";
import { addAudit } from "#data/writes/audit.ts";
import { newToken } from "#data/writes/staff.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { type Done, type OfficeRequest, openPage, useOffice } from "../page.tsx";
import { pathOf } from "../paths.ts";
import { Card } from "../sign-in/card.tsx";
import { countTry } from "../sign-in/sign-in-page.tsx";
import { attemptOf, beginAttempt, editionOf, endAttempt } from "./attempt.ts";
import { copy } from "./copy.ts";
import type { Provider } from "./provider.ts";

type Props = { problem: string };

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

async function leave({ services, edition, now }: OfficeRequest, provider: Provider): Promise<Done> {
  const secret = newToken();
  try {
    const goTo = await provider.wayOut(attemptOf(secret, edition));
    await beginAttempt(services.db, secret, now);
    return { goTo, attempt: secret };
  } catch (error) {
    services.log.warn({ reason: (error as Error).message }, "the company's account could not be reached");
    return { again: copy[edition].away };
  }
}

async function comeBack(request: OfficeRequest, provider: Provider): Promise<Done> {
  const { services, query, attempt, device, now, edition } = request;
  const { db, log } = services;
  const words = copy[edition];
  // A browser that did not begin it brings somebody else's answer.
  if (!attempt || !(await endAttempt(db, attempt, now))) return { again: words.failed };
  const vouched = await provider.whoCame(query, attemptOf(attempt, edition)).catch((error: Error) => {
    log.warn({ reason: error.message }, "the company's account did not hold");
    return undefined;
  });
  if (!vouched) return { again: words.failed };
  // An address that was only claimed would open the office of whoever owns it.
  if (!vouched.verified || vouched.email === "") return { again: words.unverified };
  // Letters that only look like others fall together with them when their case is put aside (the Kelvin sign, k).
  if (!isAscii(vouched.email)) return { again: words.stranger(vouched.email) };
  const staff = await findStaff(db.main, { email: vouched.email });
  if (!staff) return { again: words.stranger(vouched.email) };
  const about = { staffId: staff.id, who: nameOfStaff(staff), action: "staff.sso", subject: staff.email };
  await addAudit(db.main, { ...about, detail: {} }, now);
  return { goTo: request.href("today"), signIn: await addSession(db, staff, device) };
}

/** The way out to the company's account and back; what it says of roles counts for nothing here. */
export const account = openPage<Props>({
  id: "account",
  load: ({ edition }, problem) => ({ title: copy[edition].title, problem: problem ?? copy[edition].failed }),
  Page: Account,
  async visit(request) {
    const { provider } = request.services;
    if (!provider) throw notFound("no company account");
    const { query, edition } = request;
    const returns = ["code", "error", "state"].some((name) => query.has(name));
    const began = editionOf(query.get("state"));
    if (returns && began !== edition) return { goTo: `${pathOf("account", began)}?${query}` };
    await countTry(request);
    return returns ? comeBack(request, provider) : leave(request, provider);
  },
});
