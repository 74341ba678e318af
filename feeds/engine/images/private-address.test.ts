import { expect, it } from "vitest";
import { isPrivateAddress, lookupWith, PrivateAddress } from "./private-address.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.127.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fd00::1",
  "fe80::1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
])("%s is closed", (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])("%s is open", (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

const resolve = (isClosed: (address: string) => boolean, all: boolean) =>
  new Promise<unknown[]>((done) => lookupWith(isClosed)("127.0.0.1", { all }, (...answer) => done(answer)));

it("gives the address that was looked at, in the form that was asked for", async () => {
  expect(await resolve(() => false, false)).toEqual([null, "127.0.0.1", 4]);
  expect(await resolve(() => false, true)).toEqual([null, [{ address: "127.0.0.1", family: 4 }]]);
});

it("gives none that is closed", async () => {
  const [error, found] = await resolve(isPrivateAddress, false);
  expect([error instanceof PrivateAddress, found]).toEqual([true, []]);
});
