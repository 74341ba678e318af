import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { longLines } from "./long-lines.ts";

type Received = { note: unknown; subject: string; audience: string; signed: boolean; ttl: string };

const text = (words: string) => Buffer.from(`${words}\0`);
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** A browser with its push service: opens what it is sent as RFC 8291 says, and checks who signed it as RFC 8292 says. */
export async function startReceiver() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  let status = 201;

  function open(sealed: Buffer): unknown {
    const salt = sealed.subarray(0, 16);
    const end = 21 + (sealed[20] as number);
    const sender = sealed.subarray(21, end);
    const info = Buffer.concat([text("WebPush: info"), own.getPublicKey(), sender]);
    const shared = derive(own.computeSecret(sender), auth, info, 32);
    const key = derive(shared, salt, text("Content-Encoding: aes128gcm"), 16);
    const nonce = derive(shared, salt, text("Content-Encoding: nonce"), 12);
    const opener = createDecipheriv("aes-128-gcm", key, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opener.update(sealed.subarray(end, -16)), opener.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }

  function check(authorization: string) {
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
    const signed = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    const { sub, aud } = JSON.parse(Buffer.from(claims, "base64url").toString());
    return { signed, subject: sub as string, audience: aud as string };
  }

  const server = createServer(longLines, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { authorization = "", ttl } = request.headers;
    if (status === 201) received.push({ note: open(Buffer.concat(parts)), ...check(authorization), ttl: String(ttl) });
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    origin,
    endpoint: `${origin}/push/browser-1`,
    keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
    answer(code: number) {
      status = code;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
