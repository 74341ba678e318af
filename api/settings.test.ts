import { expect, it } from "vitest";
import { checkAdmin } from "./settings.ts";

const ask = (adminToken: string | undefined, loopback: boolean, headers: Record<string, string>) => () =>
  checkAdmin({
    services: { adminToken },
    visitor: { address: loopback ? "127.0.0.1" : "203.0.113.5", loopback },
    header: (name) => headers[name],
  });
const refused = { code: "forbidden" };
const thrownBy = (call: () => void) => {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

it("wants the administration key from everybody where there is one", () => {
  expect(thrownBy(ask("key", false, { authorization: "Bearer key" }))).toBeUndefined();
  for (const authorization of ["Bearer kez", "Bearer ", "key", ""])
    expect(thrownBy(ask("key", true, { authorization, host: "localhost" }))).toMatchObject(refused);
});

it("without a key is for this machine, asked for by its own name", () => {
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
    expect(thrownBy(ask(undefined, true, { host }))).toBeUndefined();
  for (const host of ["yonke.example", "localhost.evil.example", "127.0.0.1.nip.example:80", ""])
    expect(thrownBy(ask(undefined, true, { host }))).toMatchObject(refused);
  expect(thrownBy(ask(undefined, false, { host: "localhost" }))).toMatchObject(refused);
  expect(thrownBy(ask(undefined, false, { host: "localhost", authorization: "Bearer undefined" }))).toMatchObject(
    refused,
  );
});
