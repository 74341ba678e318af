import type { IncomingMessage } from "node:http";
import { csrfField } from "#api/csrf.ts";
import { copy as formCopy } from "#api/forms/copy.ts";
import { answerWithinMs, captchaField, countUnproven, honeypot, refusalOf, unprovenLimit } from "#api/forms/submit.ts";
import { networkKey, type Visitor } from "#api/visitor.ts";
import { copy } from "#app/follows/follow-page/copy.ts";
import { type Follow, readFollow } from "#app/follows/read-follow.ts";
import { zoneOfFollow } from "#app/follows/zone-of-follow.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { isExampleAddress, plainAddress } from "#core/mail-address.ts";
import { within } from "#data/deadline.ts";
import { mailboxHash, quietToken } from "#data/mailbox-hash.ts";
import { getMailboxKey } from "#data/queries/mailboxes.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import { addFollow, addPushFollow } from "#data/writes/followers.ts";
import type { Limit } from "#data/writes/limits.ts";
import { knownQuery } from "#render/known-address.ts";
import type { Matched } from "#render/match.ts";
import { Answer } from "#render/page-cache.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import type { Desk } from "#server/follows/desk.ts";
import { writeConfirm, writeWelcome } from "#server/follows/letters.ts";
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

/** Of a network and of all. Mail and browsers are counted apart, so that neither closes the other. */
function sharedLimits(way: "follow" | "follow:push", secret: string, visitor: Visitor): Limit[] {
  const most = visitor.loopback ? limits.loopback : limits.network;
  const network = `${way}:network:${networkKey(visitor.address, secret)}`;
  return [
    { key: network, limit: most, windowSeconds: hour },
    { key: `${way}:all`, limit: limits.all, windowSeconds: hour, ofAll: true },
  ];
}

async function limitsOf({ db }: Services, mailbox: string, visitor: Visitor): Promise<Limit[]> {
  const ofMailbox = { key: `follow:mailbox:${mailbox}`, limit: limits.mailbox, windowSeconds: 24 * hour };
  return [ofMailbox, ...sharedLimits("follow", await getSiteSecret(db), visitor)];
}

type FollowRequest = { follow: Follow; edition: Edition; address: string; visitor: Visitor };

const deskOf = ({ site: { addresses, settings }, stock }: Services): Desk => ({
  brand: settings.brand,
  addresses,
  stock: stock.current,
  now: new Date(),
});

async function keepFollow(services: Services, { follow, edition, address, visitor }: FollowRequest) {
  const stock = services.stock.current;
  const desk = deskOf(services);
  const key = await getMailboxKey(services.db);
  const mailbox = mailboxHash(key, address);
  return addFollow(services.db, {
    address,
    edition,
    time_zone: zoneOfFollow(stock, follow),
    query: follow.query,
    mailbox,
    limits: await limitsOf(services, mailbox, visitor),
    mail: (token) => writeConfirm(desk, follow, edition, { token, quiet: quietToken(key, mailbox) }),
  });
}

const say = (status: number, body: object) =>
  new Answer(status, Buffer.from(JSON.stringify(body)), {
    "content-type": "application/json",
    "cache-control": cacheClasses.never,
  });

type Fields = Readonly<Record<string, string>>;

/** Why whoever asks may be no person; what comes without proof is counted. */
async function checkHuman(services: Services, edition: Edition, fields: Fields, visitor: Visitor) {
  const meta = { pageToken: fields[csrfField], visitor };
  const answer = (fields[captchaField] ?? "").trim();
  const refusal = await refusalOf(services, edition, answer, meta);
  if (!refusal && answer === "") await countUnproven(services, meta);
  return refusal;
}

/** A browser that its owner allowed to be told: script asks, and is told where all its follows are. */
async function answerPush(
  services: Services,
  follow: Follow | undefined,
  edition: Edition,
  fields: Fields,
  visitor: Visitor,
): Promise<Answer> {
  const { addresses, settings } = services.site;
  const subscription = readSubscription(fields.push ?? "");
  if (!follow || !subscription || !settings.alerts.push) return say(400, {});
  const { endpoint: address, keys } = subscription;
  const stock = services.stock.current;
  const words = copy[edition];
  const added = await within(answerWithinMs, async () => {
    const refusal = await checkHuman(services, edition, fields, visitor);
    if (refusal) return { refusal };
    return addPushFollow(services.db, {
      address,
      keys: JSON.stringify(keys),
      edition,
      time_zone: zoneOfFollow(stock, follow),
      query: follow.query,
      limits: sharedLimits("follow:push", await getSiteSecret(services.db), visitor),
      index: indexOfFollow(follow, stock, new Date()),
      welcome: (token) => writeWelcome(deskOf(services), follow, edition, token),
    });
  });
  if (typeof added === "string") return say(429, { message: words.pushNot[added] });
  if ("refusal" in added) return say(400, { message: added.refusal });
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
  if (fields.push !== undefined) {
    const failed = (thrown: unknown) => {
      const error = asSiteError(thrown);
      tell(error);
      if (error.code !== "too-many") throw thrown;
      return say(429, { message: forms.tooManyUnproven });
    };
    return answerPush(services, follow, edition, fields, posted.visitor).catch(failed);
  }
  if (!follow || !services.site.settings.alerts.mail) return back(400, {});
  if (address === undefined || isExampleAddress(address)) return back(400, { email: words.wrongEmail });
  const sent = () => thanks(services, matched, ask, new URLSearchParams(follow.query));
  if (fields[honeypot]) return sent();
  try {
    const outcome = await within(answerWithinMs, async () => {
      const refusal = await checkHuman(services, edition, fields, posted.visitor);
      if (refusal) return { form: refusal };
      const added = await keepFollow(services, { follow, edition, address, visitor: posted.visitor });
      return added === "asked" ? undefined : { form: words.mailNot[added] };
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
    const tooMany = error.message === unprovenLimit ? forms.tooManyUnproven : words.mailNot["too-many-now"];
    const status = thrown instanceof SiteError ? error.status : 503;
    return back(status, { form: error.code === "too-many" ? tooMany : forms.unavailable }, fields, {
      "retry-after": String(error.retryAfter ?? 60),
    });
  }
}
