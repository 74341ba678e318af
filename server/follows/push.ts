import type { Database } from "#data/database.ts";
import { findSetting } from "#data/queries/settings.ts";
import { addSettings } from "#data/writes/settings.ts";
import { makeVapidKeys, type Subscription, sealPush, signPush, type VapidKeys } from "./seal-push.ts";

const key = "vapid_keys";

/** The site's own keys for push services: made once, in the database, so that all servers have the same. */
export async function openVapidKeys(db: Database): Promise<VapidKeys> {
  const kept = await findSetting(db.main, key);
  if (kept) return JSON.parse(kept) as VapidKeys;
  await addSettings(db.main, { key, value: JSON.stringify(makeVapidKeys()) });
  return openVapidKeys(db);
}

/** Where browsers let themselves be told; nothing is ever posted elsewhere on a visitor's word. */
const services = [".push.apple.com", ".push.services.mozilla.com", ".notify.windows.com"];

function isKnownService(endpoint: string): boolean {
  const [, host = ""] = /^https:\/\/([a-z0-9.-]+)\//.exec(endpoint) ?? [];
  return host === "fcm.googleapis.com" || services.some((end) => host.endsWith(end) && host.length > end.length);
}

/** What a browser says of itself; undefined when it is none of a push service that is known. */
export function readSubscription(text: string): Subscription | undefined {
  if (text.length > 2_000) return undefined;
  try {
    const { endpoint, keys } = JSON.parse(text) as Partial<Subscription>;
    const { p256dh = "", auth = "" } = keys ?? {};
    const right = /^[\w-]{80,100}=?$/.test(p256dh) && /^[\w-]{20,32}={0,2}$/.test(auth);
    return right && endpoint && isKnownService(endpoint) && URL.canParse(endpoint)
      ? { endpoint, keys: { p256dh, auth } }
      : undefined;
  } catch {
    return undefined;
  }
}

const aDay = 86_400;
const patienceMs = 10_000;

/** What came of it: told, the browser is gone for good, or try again. */
export type PushOutcome = "told" | "gone" | "later";

/** Seals a message for one browser (RFC 8291) and hands it to its push service, signed with our keys (RFC 8292). */
export async function sendPush(
  subscription: Subscription,
  payload: string,
  { keys, subject }: { keys: VapidKeys; subject: string },
): Promise<PushOutcome> {
  const { status } = await fetch(subscription.endpoint, {
    method: "POST",
    headers: {
      authorization: signPush(subscription.endpoint, subject, keys),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(aDay),
    },
    body: new Uint8Array(sealPush(payload, subscription.keys)),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  if (status === 404 || status === 410) return "gone";
  return status >= 200 && status < 300 ? "told" : "later";
}
