import { createHash } from "node:crypto";
import { chainFacts } from "#content/chain-facts.ts";
import { SiteError } from "#core/errors.ts";
import { checkFields } from "#core/forms/check-fields.ts";
import type { FormId } from "#core/forms/forms.ts";
import { within } from "#data/deadline.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import { hasSubmission } from "#data/queries/submissions.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import type { Edition } from "#site/editions.ts";
import type { RefusalKind } from "../refusals.ts";
import type { ApiServices } from "../services.ts";
import { networkKey, type Visitor } from "../visitor.ts";
import { chainForm } from "./chain-forms.ts";
import { copy } from "./copy.ts";
import { findLeadPlace, mailSubject, mailText } from "./lead-words.ts";
import { makeReceipt } from "./receipt.ts";

/** Programs fill it, people never see it. */
export const honeypot = "additionalInformation";
export const captchaField = "recaptcha";

type FormMeta = {
  visitor: Visitor;
  requestId: string;
  /** The token of a page form without script, whose age stands in for the human check: such a form is unproven. */
  pageToken?: string | undefined;
};

type FormOutcome = { kind: "sent" } | { kind: "wrong"; values: Record<string, string>; errors: Record<string, string> };

type FormServices = Pick<
  ApiServices,
  "db" | "stock" | "addresses" | "human" | "csrf" | "onMail" | "onRefusal" | "onLead" | "log"
>;

/** Whoever sent a form is told within this time that it cannot be kept now, whatever it had to wait for. */
export const answerWithinMs = 8_000;
const leastMs = 3_000;
/** Clocks of servers differ by less; a page from further ahead was opened before the clock was set back. */
const serversApartMs = 60_000;
/** From one network; a machine's own loopback stands for all visitors of a proxy that nobody told us of. */
export const formsPerHour = 20;
const perHour = { network: formsPerHour, loopback: 2_000 };
/** What comes without proof, of all forms together: few from a network, not many from everywhere. */
export const unprovenPerHour = { network: 4, all: 40 };
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** One way in for every form, with script or without. When it says "sent", the form and its mail are on disk. */
export async function submitForm(
  services: FormServices,
  id: FormId,
  edition: Edition,
  fields: Readonly<Record<string, unknown>>,
  meta: FormMeta,
): Promise<FormOutcome> {
  const refused = (kind: RefusalKind) =>
    services.onRefusal({ kind, route: `form:${id}`, visitor: meta.visitor, requestId: meta.requestId });
  if (text(fields[honeypot]) !== "") {
    refused("honeypot");
    return { kind: "sent" };
  }
  const form = chainForm(id);
  const stock = services.stock.current;
  const { values, errors } = checkFields(form, fields, edition);
  const where = findLeadPlace(stock, values);
  if (where.chosen && !where.store && form.fields.store) errors.store ??= form.fields.store.message[edition];
  if (Object.keys(errors).length > 0) return { kind: "wrong", values, errors };
  let stored = false;
  const store = async (): Promise<FormOutcome> => {
    const clientKey = keyOf(id, fields, meta);
    if (clientKey && (await hasSubmission(services.db, clientKey))) return { kind: "sent" };
    await countVisitor(services, id, meta);
    const answer = text(fields[captchaField]);
    const refusal = await refusalOf(services, edition, answer, meta);
    if (refusal) {
      refused("captcha");
      return { kind: "wrong", values, errors: { form: refusal } };
    }
    const proven = answer !== "";
    if (!proven) await countUnproven(services, meta);
    const lead = { brand: chainFacts().name, form, values, edition, where, proven };
    await addSubmission(services.db, {
      form: id,
      edition,
      clientKey,
      fields: values,
      proof: proven ? "proven" : "unproven",
      storeId: where.store?.id,
      mail: { subject: mailSubject(lead), body: mailText(lead), replyTo: values.email ?? "" },
      receipt: await makeReceipt(services, id, lead, stock, meta.visitor),
    });
    stored = true;
    services.onLead?.(id, edition, where.store?.id);
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

async function countVisitor({ db }: FormServices, id: FormId, { visitor }: FormMeta): Promise<void> {
  const key = `form:${id}:${networkKey(visitor.address, await getSiteSecret(db))}`;
  await count(db, key, visitor.loopback ? perHour.loopback : perHour.network, "form limit");
}

/** Programs can send without proof too: so few that people can read them all. */
export async function countUnproven(
  { db }: Pick<FormServices, "db">,
  { visitor }: Pick<FormMeta, "visitor">,
): Promise<void> {
  const key = `unproven:${networkKey(visitor.address, await getSiteSecret(db))}`;
  await count(db, key, visitor.loopback ? unprovenPerHour.all : unprovenPerHour.network, unprovenLimit);
  await count(db, "unproven:all", unprovenPerHour.all, unprovenLimit);
}

/** What a refusal says inside, so that the visitor is told what would help. */
export const unprovenLimit = "unproven limit";

async function count(db: ApiServices["db"], key: string, limit: number, what: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeToken(db, { key, limit, windowSeconds: 3_600 });
  if (!allowed) throw new SiteError("too-many", what, { retryAfter: retryAfterSeconds });
}

/** Why whoever sent this may be no person; undefined when nothing speaks against it. */
export async function refusalOf(
  services: Pick<FormServices, "human" | "csrf">,
  edition: Edition,
  answer: string,
  { pageToken }: Pick<FormMeta, "pageToken">,
): Promise<string | undefined> {
  if (answer !== "") return (await services.human.verify(answer)) ? undefined : copy[edition].human;
  if (!pageToken) return copy[edition].human;
  const issued = services.csrf.issuedAt(pageToken);
  if (issued === undefined) return copy[edition].expired;
  const age = Date.now() - issued;
  return age < leastMs && age > -serversApartMs ? copy[edition].tooSoon : undefined;
}
