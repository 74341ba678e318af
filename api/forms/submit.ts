import { createHash } from "node:crypto";
import { SiteError } from "#core/errors.ts";
import { within } from "#data/deadline.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import { hasSubmission } from "#data/queries/submissions.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import type { Edition } from "#site/editions.ts";
import type { ApiServices, Visitor } from "../services.ts";
import { networkKey } from "../visitor.ts";
import { forms } from "./all.ts";
import { copy } from "./copy.ts";
import { checkFields, type FormId, mailText } from "./form.ts";

/** Programs fill it, people never see it. */
export const honeypot = "additionalInformation";
export const captchaField = "recaptcha";

export type FormMeta = {
  visitor: Visitor;
  requestId: string;
  /** The token of a page form without script, whose age stands in for the human check. */
  pageToken?: string | undefined;
};

export type FormOutcome =
  | { kind: "sent" }
  | { kind: "wrong"; values: Record<string, string>; errors: Record<string, string> };

type FormServices = Pick<ApiServices, "db" | "human" | "csrf" | "mailTo" | "brand" | "onMail" | "log">;

/** Whoever sent a form is told within this time that it cannot be kept now, whatever it had to wait for. */
export const answerWithinMs = 8_000;
const leastMs = 3_000;
/** From one network; a machine's own loopback stands for all visitors of a proxy that nobody told us of. */
export const formsPerHour = 20;
const perHour = { scripted: formsPerHour, scriptless: 8, loopback: 2_000 };
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** One way in for every form, with script or without. When it says "sent", the form and its mail are on disk. */
export async function submitForm(
  services: FormServices,
  id: FormId,
  edition: Edition,
  fields: Readonly<Record<string, unknown>>,
  meta: FormMeta,
): Promise<FormOutcome> {
  if (text(fields[honeypot]) !== "") return { kind: "sent" };
  const form = forms[id];
  const { values, errors } = checkFields(form, fields, edition);
  if (Object.keys(errors).length > 0) return { kind: "wrong", values, errors };
  const wrong = (message: string): FormOutcome => ({ kind: "wrong", values, errors: { form: message } });
  let stored = false;
  const store = async (): Promise<FormOutcome> => {
    const clientKey = keyOf(id, fields, meta);
    if (clientKey && (await hasSubmission(services.db, clientKey))) return { kind: "sent" };
    await countVisitor(services, id, meta);
    const refusal = await refusalOf(services, edition, text(fields[captchaField]), meta);
    if (refusal) return wrong(refusal);
    const subject = `${services.brand}: ${form.subject[edition]}`;
    const mail = {
      recipient: [form.desk?.(values), ...services.mailTo].filter(Boolean).join(", "),
      subject,
      body: mailText(form, values, edition),
      replyTo: values.email ?? "",
    };
    await addSubmission(services.db, { form: id, edition, clientKey, fields: values, mail });
    stored = true;
    return { kind: "sent" };
  };
  try {
    return await within(answerWithinMs, store);
  } catch (thrown) {
    if (thrown instanceof SiteError && thrown.code !== "unavailable") throw thrown;
    const { code, message } = thrown as NodeJS.ErrnoException;
    // Only these two: a database's error carries the visitor's words with it.
    services.log.error({ id: meta.requestId, form: id, code, reason: message }, "form not stored");
    throw thrown instanceof SiteError ? thrown : new SiteError("unavailable", message, { retryAfter: 60 });
  } finally {
    if (stored) services.onMail();
  }
}

function keyOf(id: FormId, fields: Readonly<Record<string, unknown>>, { pageToken }: FormMeta): string | undefined {
  const given = text(fields.clientKey);
  if (/^[\w-]{8,80}$/.test(given)) return `${id}:${given}`;
  // Without script the page's own token is the key: pressing the button twice stores once.
  return pageToken && `${id}:page:${createHash("sha256").update(pageToken).digest("base64url")}`;
}

async function countVisitor({ db }: FormServices, id: FormId, { visitor, pageToken }: FormMeta): Promise<void> {
  const key = `form:${id}:${networkKey(visitor.address, await getSiteSecret(db))}`;
  const limit = visitor.loopback ? perHour.loopback : pageToken ? perHour.scriptless : perHour.scripted;
  const { allowed, retryAfterSeconds } = await takeToken(db, { key, limit, windowSeconds: 3_600 });
  if (!allowed) throw new SiteError("too-many", "form limit", { retryAfter: retryAfterSeconds });
}

async function refusalOf(
  services: FormServices,
  edition: Edition,
  answer: string,
  { pageToken }: FormMeta,
): Promise<string | undefined> {
  if (answer !== "") return (await services.human.verify(answer)) ? undefined : copy[edition].human;
  if (!pageToken) return copy[edition].human;
  const issued = services.csrf.issuedAt(pageToken);
  if (issued === undefined) return copy[edition].expired;
  return Date.now() - issued < leastMs ? copy[edition].tooSoon : undefined;
}
