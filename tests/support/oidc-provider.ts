import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { longLines } from "./long-lines.ts";

type Claims = Record<string, unknown>;
type SignInRequest = { nonce: string; challenge: string; redirectUri: string };

const client = { id: "yonke-office", secret: "s&cret of the client" };

/**
 * A company's sign-in as far as a client can tell: discovery, published keys, the code flow with PKCE, signed tokens. Whoever
 * comes is at once who the test says; `lie` lets one part of it be wrong.
 */
export async function runProvider() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const { privateKey: otherKey } = await generateKeyPair("RS256");
  const codes = new Map<string, SignInRequest>();
  let who: Claims = {};
  let lie: "nonce" | "key" | "audience" | "issuer" | "expired" | undefined;
  let atUserInfo = false;
  let issuer = "";

  /** Each address is another person's, unless the test says whose. */
  const subject = () => String(who.sub ?? `person ${String(who.email).toLowerCase()}`);

  async function idToken(nonce: string) {
    const seconds = Math.floor(Date.now() / 1000) - (lie === "expired" ? 86_400 : 0);
    return new SignJWT({ nonce: lie === "nonce" ? "another" : nonce, ...(atUserInfo ? {} : who) })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setSubject(subject())
      .setIssuer(lie === "issuer" ? "https://elsewhere.example" : issuer)
      .setAudience(lie === "audience" ? "another-client" : client.id)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(lie === "key" ? otherKey : privateKey);
  }

  async function tokens(req: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(req));
    const asked = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const [id, secret] = [form.get("client_id"), form.get("client_secret")];
    if (id !== client.id || secret !== client.secret) return [401, { error: "invalid_client" }];
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!asked || proof !== asked.challenge || form.get("redirect_uri") !== asked.redirectUri)
      return [400, { error: "invalid_grant" }];
    return [200, { access_token: "access", token_type: "bearer", id_token: await idToken(asked.nonce) }];
  }

  const answers: Record<string, (req: IncomingMessage) => Promise<[number, object]>> = {
    "/.well-known/openid-configuration": async () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      },
    ],
    "/keys": async () => [200, { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] }],
    "/token": tokens,
    "/userinfo": async () => [200, { sub: subject(), ...who }],
  };
  const server = createServer(longLines, async (req, res) => {
    const url = new URL(req.url ?? "/", issuer);
    if (url.pathname === "/authorize") {
      const { searchParams: asks } = url;
      const code = randomUUID();
      const redirectUri = asks.get("redirect_uri") ?? "";
      codes.set(code, { nonce: asks.get("nonce") ?? "", challenge: asks.get("code_challenge") ?? "", redirectUri });
      const back = new URLSearchParams({ code, state: asks.get("state") ?? "" });
      res.writeHead(302, { location: `${redirectUri}?${back}` }).end();
      return;
    }
    const [status, body] = (await answers[url.pathname]?.(req)) ?? [404, {}];
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings: { issuer, clientId: client.id, clientSecret: client.secret },
    /** Who is at the browser from now on, and in what the provider lies of them. */
    be(claims: Claims, how: { lie?: typeof lie; atUserInfo?: boolean } = {}) {
      who = claims;
      ({ lie, atUserInfo = false } = how);
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
