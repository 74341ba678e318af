import { describe, expect, it } from "vitest";
import { loggedError, loggedNetwork } from "./log.ts";

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
