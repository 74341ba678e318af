import type { IncomingMessage } from "node:http";
import { csrfField, findToken } from "#api/csrf.ts";
import { copy } from "#api/forms/copy.ts";
import { captchaField, submitForm, unprovenLimit } from "#api/forms/submit.ts";
import { readFields } from "#api/read-body.ts";
import { tellRefusal } from "#api/refusals.ts";
import type { Visitor } from "#api/visitor.ts";
import { fieldsOfVin } from "#app/vin/fields-of-vin.ts";
import { asSiteError, invalid, SiteError } from "#core/errors.ts";
import { sourceOf } from "#core/request-body.ts";
import { type Matched, matchForm } from "#render/match.ts";
import { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { findFormOfPage } from "#site/form-pages.ts";
import { hasPage, type PageId } from "#site/pages.ts";
import { apiServicesOf } from "./api.ts";
import { pageToken } from "./csrf.ts";
import { answerFormPage, errorAnswer, type PageAsk } from "./pages.ts";
import { plainErrorAnswer } from "./plain-error.ts";
import type { InTurn } from "./route.ts";
import { takesVin } from "./typed-vin.ts";

const maxBody = 65_536;
const isSecure = ({ origin }: PageAsk) => origin?.startsWith("https:") ?? false;

/** They take what no form of core/forms sends. */
const takesMore = (id: PageId) => id === "alerts" || id === "myAlerts" || takesVin(id);

/** The page whose form may be sent to this address without script. */
export function findFormPage(services: Services, ask: PageAsk): Matched | undefined {
  try {
    const matched = matchForm(services.match, services.site.addresses.hosts.es, ask.rawPath, ask.origin);
    const there = matched.kind === "page" && hasPage(services.site.settings.switches, matched.id);
    return there && (findFormOfPage(matched.id) || takesMore(matched.id)) ? matched : undefined;
  } catch {
    return undefined;
  }
}

type Posted = { incoming: IncomingMessage; visitor: Visitor; inTurn: InTurn };

/** The page once more, with what is wrong. */
type Back = (
  status: number,
  errors: Record<string, string>,
  values?: Readonly<Record<string, string>>,
  extra?: Record<string, string>,
) => Promise<Answer>;

/** What a page of this site sent, or the answer to what was not sent by one. */
export async function readPosted(
  services: Services,
  matched: Matched,
  ask: PageAsk,
  route: string,
  { incoming, visitor, inTurn }: Posted,
): Promise<{ fields: Record<string, string>; back: Back; tell(error: SiteError): void } | Answer> {
  const { edition } = matched;
  const about = { route, visitor, requestId: ask.requestId };
  const tell = (error: SiteError) => tellRefusal(services.security.refused, error, about);
  const source = sourceOf(incoming);
  let fields: Record<string, string>;
  try {
    const read = await readFields(source, maxBody);
    if (typeof read !== "object" || read === null || Array.isArray(read)) throw invalid("body", "form");
    fields = Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === "string"));
  } catch (thrown) {
    const error = asSiteError(thrown);
    tell(error);
    // Refused by its size alone, whatever else is to be done.
    if (error.code === "too-large") return plainErrorAnswer(error, edition, ask.requestId);
    return inTurn(() => errorAnswer(services, error, edition, ask));
  }
  const back: Back = (status, errors, values = fields, extra = {}) =>
    inTurn(() => answerFormPage(services, matched, ask, { form: { values, errors, sent: false }, status, extra }));
  const proof = {
    cookie: findToken(ask.cookie, isSecure(ask)),
    sent: fields[csrfField],
    origin: source.header("origin"),
    fetchSite: source.header("sec-fetch-site"),
    ownOrigins: [ask.origin ?? "", ...Object.values(services.config.hosts)],
  };
  if (!services.csrf.allows(proof)) {
    tell(new SiteError("forbidden", "no anti-forgery token"));
    return back(403, { form: copy[edition].expired });
  }
  return { fields, back, tell };
}

/** A form sent without script: back to its page with what is wrong, or on to the same page with thanks. */
export async function answerForm(services: Services, matched: Matched, ask: PageAsk, posted: Posted): Promise<Answer> {
  const { edition } = matched;
  const words = copy[edition];
  const form = findFormOfPage(matched.id) ?? "contact";
  const read = await readPosted(services, matched, ask, `form:${form}`, posted);
  if (read instanceof Answer) return read;
  const { fields, back, tell } = read;
  if (fields.read !== undefined) {
    const filled = fieldsOfVin(fields.read || (fields.vin ?? ""), new Date());
    return back(200, {}, { ...fields, ...filled?.fields });
  }
  try {
    const outcome = await submitForm(apiServicesOf(services), form, edition, fields, {
      visitor: posted.visitor,
      requestId: ask.requestId,
      pageToken: fields[csrfField],
    });
    if (outcome.kind === "wrong") return back(400, outcome.errors, outcome.values);
    return thanks(services, matched, ask, new URLSearchParams(), fields[captchaField]?.trim() ? "1" : "unproven");
  } catch (thrown) {
    const error = asSiteError(thrown);
    tell(error);
    if (!(thrown instanceof SiteError)) services.log.error({ id: ask.requestId, err: thrown }, "form failed");
    const full = error.message === unprovenLimit ? words.tooManyUnproven : words.tooMany;
    const message = error.code === "too-many" ? full : words.unavailable;
    return back(error.status, { form: message }, fields, { "retry-after": String(error.retryAfter ?? 60) });
  }
}

/** With a new token, so that a second form is a second form. */
export function thanks(
  services: Services,
  { id, edition }: Matched,
  ask: PageAsk,
  query: URLSearchParams = new URLSearchParams(),
  sent: "1" | "unproven" = "1",
): Answer {
  const { headers } = pageToken(services.csrf, undefined, isSecure(ask), true);
  return new Answer(303, Buffer.alloc(0), {
    location: services.site.addresses.anyPath(
      id,
      edition,
      {},
      { query: new URLSearchParams([...query, ["sent", sent]]) },
    ),
    ...headers,
    "cache-control": "no-store",
  });
}
