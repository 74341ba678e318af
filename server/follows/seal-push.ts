import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from "node:crypto";

/** A browser's address at its push service, and what its messages are sealed with. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
/** The site's own keys, base64url: the point, and the secret number. */
export type VapidKeys = { publicKey: string; privateKey: string };

const curve = "prime256v1";
const bytes = (text: string) => Buffer.from(text, "base64url");
const label = (words: string) => Buffer.from(`${words}\0`);
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(curve);
  return { publicKey: pair.generateKeys("base64url"), privateKey: pair.getPrivateKey("base64url") };
}

const newPair = (): ECDH => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
};

const recordSize = 4096;
/** Ends the only record. */
const lastRecord = Buffer.from([2]);

/** A message that one browser alone can open, as RFC 8291 has it; pair and salt are new for each. */
export function sealPush(
  message: string,
  { p256dh, auth }: Subscription["keys"],
  pair = newPair(),
  salt = randomBytes(16),
): Buffer {
  const [theirs, ours] = [bytes(p256dh), pair.getPublicKey()];
  const info = Buffer.concat([label("WebPush: info"), theirs, ours]);
  const shared = derive(pair.computeSecret(theirs), bytes(auth), info, 32);
  const key = derive(shared, salt, label("Content-Encoding: aes128gcm"), 16);
  const nonce = derive(shared, salt, label("Content-Encoding: nonce"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(message, "utf8"), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, ...sealed]);
}

const halfADay = 43_200;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Says to a push service who sends, as RFC 8292 has it: signed for that service alone, for half a day. */
export function signPush(
  endpoint: string,
  subject: string,
  { publicKey, privateKey }: VapidKeys,
  now = Date.now(),
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + halfADay, sub: subject };
  const text = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const point = bytes(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPrivateKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: privateKey },
    format: "jwk",
  });
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
  return `vapid t=${text}.${signature}, k=${publicKey}`;
}
