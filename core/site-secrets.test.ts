import { expect, it } from "vitest";
import { getSigningSecret, listGoodSecrets, secretOutlivesMs } from "./site-secrets.ts";

const secrets = [
  { secret: "first", from: 0 },
  { secret: "second", from: 1_000 },
  { secret: "third", from: 5_000 },
];
const goodAt = (now: number) => listGoodSecrets(secrets, now).map(({ secret }) => secret);

it("signs with the newest whose time has come", () => {
  expect(getSigningSecret(secrets, 999).secret).toBe("first");
  expect(getSigningSecret(secrets, 1_000).secret).toBe("second");
  expect(getSigningSecret(secrets, 9_000).secret).toBe("third");
  expect(getSigningSecret(secrets, -1).secret).toBe("first");
  expect(() => getSigningSecret([], 0)).toThrow("no secret");
});

it("takes what another process may sign already, and what an older one signed until it has grown old", () => {
  expect(goodAt(0)).toEqual(["third", "second", "first"]);
  expect(goodAt(1_000 + secretOutlivesMs - 1)).toEqual(["third", "second", "first"]);
  expect(goodAt(1_000 + secretOutlivesMs)).toEqual(["third", "second"]);
  expect(goodAt(5_000 + secretOutlivesMs)).toEqual(["third"]);
});
