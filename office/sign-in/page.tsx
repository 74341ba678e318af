import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { isMailAddress } from "#core/mail-address.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findMailbox } from "#data/queries/mailboxes.ts";
import { findStaff } from "#data/queries/staff.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { enterByKey } from "#data/writes/staff-sessions.ts";
import { definePage, GoTo, type OfficeRequest, useOffice } from "../page.tsx";
import { addresses } from "../pages.ts";
import { signedBy, signInOptions } from "../passkeys/passkeys.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { copy as accountCopy } from "../sso/copy.ts";
import { Card } from "./card.tsx";
import { copy } from "./copy.ts";
import { count, countTry } from "./count-try.ts";
import passkeyIn from "./passkey-in.island.tsx";
import "./sign-in.css";

type Props = { title: string; mails: boolean; account: string | undefined; sentTo: string };

const linkMs = 15 * 60_000;

/** By the answer it is long gone on its way: how long the rest takes tells nobody who works here. */
const afterAnswerMs = 500;

/**
 * From one network few, so that a stranger in another does not use them up for whoever works here; in all so many that no
 * mailbox is flooded.
 */
async function mayMail({ services: { db }, network }: OfficeRequest, email: string): Promise<boolean> {
  const mailbox = await findMailbox(db, email);
  const windowSeconds = 3600;
  const here = await takeToken(db, { key: `office mail ${mailbox} ${network}`, limit: 5, windowSeconds });
  return here.allowed && (await takeToken(db, { key: `office mail ${mailbox}`, limit: 30, windowSeconds })).allowed;
}

async function sendLink({ services, edition, brand }: OfficeRequest, email: string): Promise<void> {
  const { db, origin, sendMail } = services;
  const staff = await findStaff(db.main, { email });
  if (!staff || !sendMail) return;
  const by = { who: nameOfStaff(staff), action: "link.mail" } as const;
  const link = origin + addresses.path("link", edition, { token: await addLink(db, staff, linkMs, by) });
  const words = copy[edition].mail;
  await sendMail({ to: staff.email, subject: words.subject(brand), text: words.text(link) });
}

/** The same is said and done for an address that is nobody's, so that nobody learns who works here. */
async function mailLink(request: OfficeRequest, email: string): Promise<void> {
  if (!(await mayMail(request, email))) return;
  const { log } = request.services;
  const failed = (error: Error) => log.warn({ reason: error.message }, "the mail with a link was not sent");
  setTimeout(() => void sendLink(request, email).catch(failed), afterAnswerMs);
}

function SignIn({ mails, account, sentTo }: Props) {
  const words = useCopy(copy);
  const accountWords = useCopy(accountCopy);
  const { href, csrf, problem } = useOffice();
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

export const page = definePage("signIn", {
  load({ edition, query, services }): Props {
    const sentTo = query.get("to") ?? "";
    const mails = services.sendMail !== undefined;
    return {
      title: sentTo ? copy[edition].sent.title : copy[edition].title,
      mails,
      account: services.provider?.name,
      sentTo: mails && isMailAddress(sentTo) ? sentTo : "",
    };
  },
  Page: SignIn,
  actions: {
    // Nobody guesses a key: what others of a network did to a link or an address shall not keep its owner out.
    async options(request) {
      await count(request, `office key ${request.network}`, 300);
      return { json: await signInOptions(request.services) };
    },
    async passkey(request, fields) {
      const { services, device, href, edition } = request;
      const key = await signedBy(services, fields.get("response") ?? "");
      const signIn = key === undefined ? undefined : await enterByKey(services.db, key, device);
      if (signIn) return new GoTo(href("today"), { signIn });
      await countTry(request);
      return { again: copy[edition].notThisTime };
    },
    async mail(request, fields) {
      await countTry(request);
      const email = (fields.get("email") ?? "").trim();
      if (!isMailAddress(email)) return { again: copy[request.edition].badEmail };
      await mailLink(request, email);
      return new GoTo(`${request.href("signIn")}?${new URLSearchParams({ to: email })}`);
    },
  },
});
