import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider's server as its documents describe it: verifies each answer once, for whoever knows the secret. */
export async function startCaptchaProvider(secret: string) {
  const given = new Set<string>();
  const spent = new Set<string>();
  const asked: Record<string, string>[] = [];
  let away = false;
  const server = createServer(async (req, res) => {
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

export type CaptchaProvider = Awaited<ReturnType<typeof startCaptchaProvider>>;
