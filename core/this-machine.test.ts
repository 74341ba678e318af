import { expect, it } from "vitest";
import { isThisMachine } from "./this-machine.ts";

it("knows this machine by its own names", () => {
  for (const host of ["", "localhost", "LOCALHOST", "127.0.0.1", "127.9.8.7", "::1", "[::1]", "/run/postgresql"])
    expect([host, isThisMachine(host)]).toEqual([host, true]);
  for (const host of ["db", "localhost.example.com", "127.0.0.1.example", "10.0.0.1", "0.0.0.0", "::2", "mail.example"])
    expect([host, isThisMachine(host)]).toEqual([host, false]);
});
