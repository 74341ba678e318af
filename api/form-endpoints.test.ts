import { describe, expect, it } from "vitest";
import { formPath } from "#core/forms/forms.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { formEndpoints } from "./form-endpoints.ts";

const needsOf = (path: string) => formEndpoints.find((endpoint) => endpoint.path === path)?.needs;

it("a form is taken while the chain has its page", () => {
  expect(needsOf(formPath("careers"))).toBe("careersForm");
  expect(needsOf(formPath("sell-my-car"))).toBe("sellingCars");
  expect(needsOf(formPath("donate"))).toBe("donation");
  expect(needsOf(formPath("contact"))).toBeUndefined();
});

describe("the token of a visitor", () => {
  const ask = async (hosts: { es: string; en: string }, cookie = "") => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const { call, services } = openApi({ stock, hosts });
    const held = cookie.replace("=TOKEN", () => `=${services.csrf.issue()}`);
    const { json, headers } = await call("/token", { headers: held ? { cookie: held } : {} });
    return { token: (json as { token: string }).token, headers, held };
  };
  const [tls, plain] = ["https://yonke.test", "http://yonke.test"].map((host) => ({ es: host, en: host })) as [
    { es: string; en: string },
    { es: string; en: string },
  ];

  it("is given in the answer and as a cookie; on TLS as the one that counts too", async () => {
    const { token, headers } = await ask(tls);
    expect(headers["set-cookie"]).toMatch(`XSRF-TOKEN=${token}; Path=/; Max-Age=43200; SameSite=Lax; Secure`);
    expect(headers["Set-Cookie"]).toMatch(/^__Host-XSRF-TOKEN=.*; Secure; HttpOnly$/);
    const open = await ask(plain);
    expect(open.headers["set-cookie"]).toBe(`XSRF-TOKEN=${open.token}; Path=/; Max-Age=43200; SameSite=Lax`);
    expect(open.headers).not.toHaveProperty("Set-Cookie");
  });

  it("stays the same while it is good, and a forged one is replaced", async () => {
    const kept = await ask(tls, "__Host-XSRF-TOKEN=TOKEN");
    expect(kept.held).toContain(kept.token);
    const readable = await ask(tls, "XSRF-TOKEN=TOKEN");
    expect(readable.held).not.toContain(readable.token);
    const forged = await ask(tls, "__Host-XSRF-TOKEN=1.2.3");
    expect(forged.token).not.toBe("1.2.3");
  });
});
