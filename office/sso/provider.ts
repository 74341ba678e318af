import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import type { Attempt } from "./attempt.ts";

type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call the account; "" = the company's. */
  name: string;
  /** Where the provider sends people back to. */
  back: string;
};

/** Whom the provider answers for. */
type Vouched = {
  /** Whose account it is for good: an address may be somebody else's tomorrow. */
  account: string;
  email: string;
  verified: boolean;
};

export type Provider = {
  readonly name: string;
  /** Where somebody shows who they are. */
  wayOut(attempt: Attempt): Promise<string>;
  /** Who came back from there; throws where anything does not hold. */
  whoCame(query: URLSearchParams, attempt: Attempt): Promise<Vouched>;
};

const timeoutSeconds = 10;

/** The company's own sign-in (OpenID Connect). It is looked up when somebody first needs it: a start never waits for it. */
export function openProvider({ issuer, clientId, clientSecret, name, back }: ProviderSettings): Provider {
  let found: Promise<Configuration> | undefined;
  const plain = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const find = () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Its tokens must be signed with a key that it publishes, though they come from itself.
      execute: [...plain, enableNonRepudiationChecks],
    }).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    name,
    async wayOut({ state, nonce, verifier }) {
      const code_challenge = await calculatePKCECodeChallenge(verifier);
      return buildAuthorizationUrl(await find(), {
        redirect_uri: back,
        scope: "openid email",
        state,
        nonce,
        code_challenge,
        code_challenge_method: "S256",
      }).href;
    },
    async whoCame(query, { state, nonce, verifier }) {
      const config = await find();
      const tokens = await authorizationCodeGrant(config, new URL(`${back}?${query}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("no ID token");
      // Some give the address only to who asks for it with the token.
      const said =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      const { email, email_verified } = said as Record<string, unknown>;
      return {
        account: `${claims.iss} ${claims.sub}`,
        email: typeof email === "string" ? email : "",
        // Some write it as a word.
        verified: email_verified === true || email_verified === "true",
      };
    },
  };
}
