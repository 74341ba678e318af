import { describe, expect, it } from "vitest";
import { loggedError, loggedNetwork, newRequestId } from "./log.ts";

describe("the log", () => {
  it("knows of a visitor's address only the network", () => {
    expect(loggedNetwork("203.0.113.77")).toBe("203.0.113.0/24");
    expect(loggedNetwork("2001:db8:77:1234:5678::9")).toBe("2001:db8:77::/48");
    expect(loggedNetwork("::1")).toBe("0:0:0::/48");
    expect(loggedNetwork("not an address 203.0.113.77")).not.toContain("77");
  });

  it("tells what failed, but not the row that a database refused", () => {
    const refused = Object.assign(new Error("null value violates a constraint", { cause: new Error("deeper") }), {
      code: "23502",
      detail: "Failing row contains (María, 555-0100).",
      parameters: ["maria@example.com"],
    });
    const logged = JSON.stringify(loggedError(refused));
    expect(logged).toContain("23502");
    expect(logged).toContain("deeper");
    expect(logged).toContain("log.test.ts");
    expect(logged).not.toMatch(/María|555-0100|maria@/);
    expect(loggedError("maria@example.com")).toEqual({ message: "not an error but of type string" });
  });
});

describe("the number of a request", () => {
  const ids = Array.from({ length: 20_000 }, newRequestId);

  it("is its own, and short enough to be read out", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/);
  });

  it("tells neither how many came before nor which process answered", () => {
    // Of a counter, the first signs stay the same and the order is the order of coming.
    for (const at of Array.from({ length: 12 }, (_, n) => n)) expect(new Set(ids.map((id) => id[at])).size).toBe(32);
    const rising = ids.filter((id, n) => n > 0 && id > (ids[n - 1] as string)).length / ids.length;
    expect(rising).toBeGreaterThan(0.45);
    expect(rising).toBeLessThan(0.55);
  });
});
