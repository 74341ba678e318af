import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "./free-port.ts";
import { longLines } from "./long-lines.ts";
import { runServer } from "./run-server.ts";
import { listSentForms } from "./sent-forms.ts";
import { createDataFolder } from "./test-data.ts";

/** A provider's server as its documents describe it: verifies each answer once, for whoever knows the secret. */
export async function startProvider(secret: string) {
  const given = new Set<string>();
  const spent = new Set<string>();
  const asked: Record<string, string>[] = [];
  let away = false;
  const server = createServer(longLines, async (req, res) => {
    let body = "";
    for await (const part of req) body += part;
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.push(fields);
    if (away) return res.writeHead(502, { "content-type": "text/html" }).end("<h1>away</h1>");
    const { response = "" } = fields;
    const success = req.method === "POST" && fields.secret === secret && given.has(response) && !spent.has(response);
    if (success) spent.add(response);
    return res
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    /** An answer as its widget would hand it out. */
    give(): string {
      const answer = `answer-${given.size + 1}-${Math.random().toString(36).slice(2)}`;
      given.add(answer);
      return answer;
    },
    forget: () => spent.clear(),
    setAway: (value: boolean) => {
      away = value;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The site with a data folder of its own, whose forms ask this provider. */
export async function startWithCaptcha(name: string, provider: "turnstile" | "recaptcha") {
  const captcha = await startProvider("the-secret");
  const folder = await createDataFolder();
  const port = await freePort();
  const server = await runServer(`${name}-${provider}`, {
    PORT: String(port),
    DATA_DIR: folder.path,
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: "the-site-key",
    CAPTCHA_SECRET: "the-secret",
    CAPTCHA_VERIFY_URL: captcha.url,
  });
  return {
    captcha,
    origin: `http://localhost:${port}`,
    sentFrom: (email: string) => listSentForms(folder.path, email),
    async stop() {
      await server.stop();
      await captcha.stop();
      folder.remove();
    },
  };
}

export type SiteWithCaptcha = Awaited<ReturnType<typeof startWithCaptcha>>;
