import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { csrfField } from "#api/csrf.ts";
import { copy as formCopy } from "#api/forms/copy.ts";
import { answerWithinMs, captchaField, countUnproven, honeypot, refusalOf, unprovenLimit } from "#api/forms/submit.ts";
import { networkKey, type Visitor } from "#api/visitor.ts";
import { copy } from "#app/follows/follow-page/copy.ts";
import { type Follow, readFollow } from "#app/follows/read-follow.ts";
import { zoneOfFollow } from "#app/follows/zone-of-follow.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { isExampleAddress, mailboxOf, plainAddress } from "#core/mail-address.ts";
import { within } from "#data/deadline.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import { addFollow, addPushFollow } from "#data/writes/followers.ts";
import type { Limit } from "#data/writes/limits.ts";
import { knownQuery } from "#render/known-address.ts";
import type { Matched } from "#render/match.ts";
import { Answer } from "#render/page-cache.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import { writeConfirm } from "#server/follows/letters.ts";
import { readSubscription } from "#server/follows/push.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { readPosted, thanks } from "./forms.ts";
import type { PageAsk } from "./pages.ts";
import type { InTurn } from "./route.ts";

const hour = 3_600;
/** So that nobody is sent mail by a stranger's hand: few to a mailbox and from a network, not many in all. */
const limits = { mailbox: 3, network: 10, loopback: 500, all: 500 };

async function limitsOf({ db }: Services, address: string, visitor: Visitor): Promise<Limit[]> {
  const secret = await getSiteSecret(db);
  const mailbox = createHmac("sha256", secret)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
  const network = `follow:network:${networkKey(visitor.address, secret)}`;
  return [
    { key: `follow:mailbox:${mailbox}`, limit: limits.mailbox, windowSeconds: 24 * hour },
    { key: network, limit: visitor.loopback ? limits.loopback : limits.network, windowSeconds: hour },
    { key: "follow:all", limit: limits.all, windowSeconds: hour },
  ];
}

type FollowRequest = { follow: Follow; edition: Edition; address: string; visitor: Visitor };

async function keepFollow(services: Services, { follow, edition, address, visitor }: FollowRequest) {
  const stock = services.stock.current;
  const { addresses, settings } = services.site;
  const desk = { brand: settings.brand, addresses, stock, now: new Date() };
  return addFollow(services.db, {
    address,
    edition,
    time_zone: zoneOfFollow(stock, follow),
    query: follow.query,
    limits: await limitsOf(services, address, visitor),
    mail: (token) => writeConfirm(desk, follow, edition, token),
  });
}

const say = (status: number, body: object) =>
  new Answer(status, Buffer.from(JSON.stringify(body)), {
    "content-type": "application/json",
    "cache-control": cacheClasses.never,
  });

/** A browser that its owner allowed to be told: script asks, and is told where all its follows are. */
async function answerPush(
  services: Services,
  follow: Follow | undefined,
  edition: Edition,
  given: string,
  visitor: Visitor,
): Promise<Answer> {
  const { addresses, settings } = services.site;
  const subscription = readSubscription(given);
  if (!follow || !subscription || !settings.alerts.push) return say(400, {});
  const { endpoint: address, keys } = subscription;
  const stock = services.stock.current;
  const added = await within(answerWithinMs, async () =>
    addPushFollow(services.db, {
      address,
      keys: JSON.stringify(keys),
      edition,
      time_zone: zoneOfFollow(stock, follow),
      query: follow.query,
      limits: (await limitsOf(services, address, visitor)).slice(1),
      index: indexOfFollow(follow, stock, new Date()),
    }),
  );
  if (typeof added === "string") return say(429, { message: copy[edition][added === "full" ? "full" : "tooMany"] });
  return say(200, { page: addresses.path("myAlerts", edition, {}, { query: { k: added.token } }) });
}

/** A search that somebody wants to follow: a mail asks them whether they do. */
export async function answerFollow(
  services: Services,
  matched: Matched,
  ask: PageAsk,
  posted: { incoming: IncomingMessage; visitor: Visitor; inTurn: InTurn },
): Promise<Answer> {
  const { edition } = matched;
  const [words, forms] = [copy[edition], formCopy[edition]];
  const read = await readPosted(services, matched, ask, "form:alerts", posted);
  if (read instanceof Answer) return read;
  const { fields, back, tell } = read;
  const address = plainAddress((fields.email ?? "").trim().toLowerCase());
  const query = knownQuery("alerts", ask.search);
  const follow = readFollow(query, services.stock.current, new Date());
  if (fields.push !== undefined) return answerPush(services, follow, edition, fields.push, posted.visitor);
  if (!follow || !services.site.settings.alerts.mail) return back(400, {});
  if (address === undefined || isExampleAddress(address)) return back(400, { email: words.wrongEmail });
  const sent = () => thanks(services, matched, ask, new URLSearchParams(follow.query));
  if (fields[honeypot]) return sent();
  const meta = { pageToken: fields[csrfField], visitor: posted.visitor };
  try {
    const outcome = await within(answerWithinMs, async () => {
      const answer = (fields[captchaField] ?? "").trim();
      const refusal = await refusalOf(services, edition, answer, meta);
      if (refusal) return { form: refusal };
      if (answer === "") await countUnproven(services, meta);
      const added = await keepFollow(services, { follow, edition, address, visitor: posted.visitor });
      return added === "asked" ? undefined : { form: added === "full" ? words.full : words.tooMany };
    });
    if (outcome) return back(400, outcome);
    services.mailer.wake();
    return sent();
  } catch (thrown) {
    const error = asSiteError(thrown);
    tell(error);
    if (!(thrown instanceof SiteError)) {
      const { code, message } = thrown as NodeJS.ErrnoException;
      services.log.error({ id: ask.requestId, code, reason: message }, "follow not kept");
    }
    const tooMany = error.message === unprovenLimit ? forms.tooManyUnproven : words.tooMany;
    const status = thrown instanceof SiteError ? error.status : 503;
    return back(status, { form: error.code === "too-many" ? tooMany : forms.unavailable }, fields, {
      "retry-after": String(error.retryAfter ?? 60),
    });
  }
}
