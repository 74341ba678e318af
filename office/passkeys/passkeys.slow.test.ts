import { expect, it } from "vitest";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";
import { makeSoftKey } from "#tests/support/soft-key.ts";

const { office } = await openTestOffice("passkeys", (db) => fillChain(db, { stores: 1, vehicles: 1 }));

const json = { accept: "application/json" };
const challengeFor = async (who: Visitor, path: string): Promise<string> =>
  JSON.parse((await who.send(path, { do: "options" }, json)).text).challenge;

it("keeps a key once, and lets in whom it belongs to", async () => {
  const who = await office.staff({ role: "owner", email: "dueno@example.com" });
  const other = await office.staff({ role: "owner", email: "otra@example.com", edition: "en" });
  const key = makeSoftKey(office.origin);
  const save = async (one: Visitor, path: string) =>
    one.send(path, { do: "save", response: key.register(await challengeFor(one, path)) }, json);
  expect((await save(who, "/llave")).status).toBe(200);
  const again = await save(who, "/llave");
  expect([again.status, JSON.parse(again.text).again]).toEqual([422, expect.stringContaining("ya está guardada")]);
  const theirs = await save(other, "/en/key");
  expect([theirs.status, JSON.parse(theirs.text).again]).toEqual([422, expect.stringContaining("saved already")]);

  const stranger = office.visitor();
  const response = key.sign(await challengeFor(stranger, "/entrar"));
  const inside = await stranger.send("/entrar", { do: "passkey", response }, json);
  expect([inside.status, inside.headers.get("set-cookie")]).toEqual([200, expect.stringMatching(/^office=/)]);
  expect((await stranger.send("/entrar", { do: "passkey", response }, json)).status).toBe(422);
});
