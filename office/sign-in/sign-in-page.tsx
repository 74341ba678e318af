import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SiteError } from "#core/errors.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findStaff } from "#data/queries/staff.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addLink } from "#data/writes/staff.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { Island } from "../island.tsx";
import { type OfficeRequest, openPage, useOffice } from "../page.tsx";
import { signedBy, signInOptions } from "../passkeys/passkeys.ts";
import { pathOf } from "../paths.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { copy as accountCopy } from "../sso/copy.ts";
import { Card } from "./card.tsx";
import { copy } from "./copy.ts";
import passkeyIn from "./passkey-in.island.tsx";

type Props = { mails: boolean; account: string | undefined; sentTo: string; problem: string | undefined };

const linkMs = 15 * 60_000;

/** Guessing is slow, and nobody is flooded with mail. */
export async function countTry({ services, network }: OfficeRequest): Promise<void> {
  const token = await takeToken(services.db, { key: `office ${network}`, limit: 30, windowSeconds: 300 });
  if (!token.allowed) throw new SiteError("too-many", "sign-in", { retryAfter: token.retryAfterSeconds });
}

/** The same is said and done for an address that is nobody's, so that nobody learns who works here. */
async function mailLink({ services, edition, brand }: OfficeRequest, email: string): Promise<void> {
  const { db, origin, sendMail, log } = services;
  const staff = await findStaff(db.main, { email });
  const limit = { key: `office mail ${email.toLowerCase()}`, limit: 5, windowSeconds: 3600 };
  if (!staff || !sendMail || !(await takeToken(db, limit)).allowed) return;
  const by = { who: nameOfStaff(staff), action: "link.mail" } as const;
  const link = origin + pathOf("link", edition, await addLink(db, staff, linkMs, by));
  const words = copy[edition].mail;
  // Nobody waits for it: how long it takes would tell.
  void sendMail({ to: staff.email, subject: words.subject(brand), text: words.text(link) }).catch((error: Error) =>
    log.warn({ reason: error.message }, "the mail with a link was not sent"),
  );
}

function SignIn({ mails, account, sentTo, problem }: Props) {
  const words = useCopy(copy);
  const accountWords = useCopy(accountCopy);
  const { href, csrf } = useOffice();
  if (sentTo)
    return (
      <Card>
        <h1>{words.sent.heading}</h1>
        <p role="status">{words.sent.text(sentTo)}</p>
        <p className="o-help">{words.sent.none}</p>
        <LinkButton block look="line" href={href("signIn")}>
          {words.sent.other}
        </LinkButton>
      </Card>
    );
  return (
    <Card>
      <h1>{words.heading}</h1>
      <Island of={passkeyIn} props={{ target: { action: href("signIn"), csrf } }} />
      <p className="o-help">{words.noPassword}</p>
      {account !== undefined && (
        <>
          <p className="o-or">{words.or}</p>
          <LinkButton block look="line" href={href("account")}>
            {accountWords.enter(account || accountWords.company)}
          </LinkButton>
        </>
      )}
      {mails ? (
        <>
          <p className="o-or">{words.or}</p>
          <ActionForm to="signIn" name="mail" className="o-stack">
            <Field
              id="email"
              name="email"
              type="email"
              autoComplete="username"
              label={words.email}
              error={problem}
              required
            />
            <Button look="line" block>
              {words.sendLink}
            </Button>
          </ActionForm>
        </>
      ) : (
        <p className="o-help">{words.askOwner}</p>
      )}
    </Card>
  );
}

export const signIn = openPage<Props>({
  id: "signIn",
  load({ edition, query, services }, problem) {
    const sentTo = query.get("to") ?? "";
    const mails = services.sendMail !== undefined;
    return {
      title: sentTo ? copy[edition].sent.title : copy[edition].title,
      mails,
      account: services.provider?.name,
      sentTo: mails && isMailAddress(sentTo) ? sentTo : "",
      problem,
    };
  },
  Page: SignIn,
  actions: {
    async options(request) {
      await countTry(request);
      return { json: await signInOptions(request.services) };
    },
    async passkey(request, fields) {
      await countTry(request);
      const staff = await signedBy(request.services, fields.get("response") ?? "");
      if (!staff) return { again: copy[request.edition].notThisTime };
      return { goTo: request.href("today"), signIn: await addSession(request.services.db, staff, request.device) };
    },
    async mail(request, fields) {
      await countTry(request);
      const email = (fields.get("email") ?? "").trim();
      if (!isMailAddress(email)) return { again: copy[request.edition].badEmail };
      await mailLink(request, email);
      return { goTo: `${request.href("signIn")}?${new URLSearchParams({ to: email })}` };
    },
  },
});
