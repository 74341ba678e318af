import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { humanCopy, providerNames } from "#app/forms/human-copy.ts";
import { formIds, forms } from "#core/forms/forms.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { ask } from "../support/ask.ts";
import { type SiteWithCaptcha, startWithCaptcha } from "../support/captcha-provider.ts";

const hosts = {
  turnstile: ["https://challenges.cloudflare.com"],
  recaptcha: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
};
const formPages = formIds.map((id) => forms[id].page);
const otherPages = ["home", "privacy", "inventory", "locations"] as const;

describe.each(["turnstile", "recaptcha"] as const)("with CAPTCHA_PROVIDER=%s", (provider) => {
  let site: SiteWithCaptcha;
  let captcha: SiteWithCaptcha["captcha"];
  let origin = "";
  beforeAll(async () => {
    site = await startWithCaptcha("sweep", provider);
    ({ captcha, origin } = site);
  });
  afterAll(() => site?.stop());

  const person = (email: string) => ({ name: "Prueba Barrido", phone: "555-0100", email });
  const sentFrom = (email: string) => site.sentFrom(email);
  async function post(fields: object) {
    const { headers } = await ask(origin, "/api/token");
    const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
    return ask(origin, "/api/careers/form/", {
      method: "POST",
      headers: { cookie, "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1), "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
  }

  it.each(editionIds)("the forms carry its widget, no other page does (%s)", async (edition) => {
    const { path } = createAddresses({ es: origin, en: origin });
    for (const id of formPages) {
      const { text } = await ask(origin, path(id, edition));
      expect(text, id).toContain(JSON.stringify({ provider, siteKey: "the-site-key" }).replaceAll('"', "&quot;"));
      expect(text, id).toContain(humanCopy[edition].provider(providerNames[provider]));
      expect(text, id).not.toContain(humanCopy[edition].check);
    }
    for (const id of otherPages) expect((await ask(origin, path(id, edition))).text, id).not.toContain("the-site-key");
  });

  it("its sources and no others are in the content security policy", async () => {
    const policy = (await ask(origin, "/")).headers["content-security-policy"] ?? "";
    for (const [name, sources] of Object.entries(hosts))
      for (const source of sources) expect(policy.includes(source), source).toBe(name === provider);
  });

  it.each(editionIds)("the privacy page names it and no other (%s)", async (edition) => {
    const { path } = createAddresses({ es: origin, en: origin });
    const { text } = await ask(origin, path("privacy", edition));
    expect(text).toContain(humanCopy[edition].privacyProvider(providerNames[provider]));
    expect(text).not.toContain(providerNames[provider === "turnstile" ? "recaptcha" : "turnstile"]);
  });

  it("a form with a good answer is stored; the secret and the answer went to the provider", async () => {
    const email = `good-${provider}@example.com`;
    const recaptcha = captcha.give();
    expect((await post({ ...person(email), recaptcha })).status).toBe(200);
    expect(await sentFrom(email)).toHaveLength(1);
    expect(captcha.asked.at(-1)).toEqual({ secret: "the-secret", response: recaptcha });
  });

  it("no answer, a made-up one, and one used before are refused, even if the provider forgets", async () => {
    const email = `bad-${provider}@example.com`;
    const recaptcha = captcha.give();
    expect((await post({ ...person(`first-${provider}@example.com`), recaptcha })).status).toBe(200);
    captcha.forget();
    for (const answer of [undefined, "", "made-up", "x".repeat(5_000), recaptcha])
      expect((await post({ ...person(email), recaptcha: answer })).status, answer).toBe(400);
    expect(await sentFrom(email)).toEqual([]);
  });

  it("when the provider does not answer, the form is to be sent again", async () => {
    const email = `away-${provider}@example.com`;
    const recaptcha = captcha.give();
    captcha.setAway(true);
    const reply = await post({ ...person(email), recaptcha });
    captcha.setAway(false);
    expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await post({ ...person(email), recaptcha })).status).toBe(200);
    expect(await sentFrom(email)).toHaveLength(1);
  });

  it("has no task of our own, and tells its key", async () => {
    expect((await ask(origin, "/api/captcha/challenge")).status).toBe(404);
    expect(JSON.parse((await ask(origin, "/api/config/config/CaptchaSiteKey")).text)).toBe("the-site-key");
    expect(JSON.parse((await ask(origin, "/api/config/config/CaptchaProvider")).text)).toBe(provider);
  });

  /** As a browser posts a page's form: without script the answer is empty, and the age of the token counts. */
  async function postPage(email: string, answer: string, waitMs: number) {
    const { path } = createAddresses({ es: origin, en: origin });
    const shown = await ask(origin, path("careers", "es"));
    const cookie = (shown.headers["set-cookie"] ?? "").split(";")[0] as string;
    const token = /name="_csrf" value="([^"]*)"/.exec(shown.text)?.[1] ?? "";
    await new Promise((done) => setTimeout(done, waitMs));
    return ask(origin, path("careers", "es"), {
      method: "POST",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin },
      body: new URLSearchParams({ ...person(email), _csrf: token, recaptcha: answer }).toString(),
    });
  }

  it("a plain post carries the answer too, and a wrong one comes back with the page", async () => {
    const email = `plain-${provider}@example.com`;
    const wrong = await postPage(email, "made-up", 0);
    expect([wrong.status, wrong.text.includes(email)]).toEqual([400, true]);
    expect((await postPage(email, captcha.give(), 0)).status).toBe(303);
    expect(await sentFrom(email)).toHaveLength(1);
  });

  it("without script the age of the page's token stands in for it", async () => {
    const email = `old-${provider}@example.com`;
    expect((await postPage(email, "", 0)).status).toBe(400);
    expect((await postPage(email, "", 3_200)).status).toBe(303);
    expect(await sentFrom(email)).toHaveLength(1);
  });
});
