import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#data/open.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, root, runServer } from "../support/run-server.ts";

const { one, dataDir } = inject("servers");
const key = "an-administration-key";

let server: RunningServer;
let origin = "";
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "info", TRUST_PROXY: "1", ADMIN_TOKEN: key };
  server = await runServer("observed", env);
});
afterAll(() => server?.stop());

const withKey = { headers: { authorization: `Bearer ${key}` } };
/** A series' value, whatever the order of its labels; undefined when it is not there. */
function seriesOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.find((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return found === undefined ? undefined : Number(found.slice(found.lastIndexOf(" ") + 1));
}
const count = (text: string, route: string, group: string) =>
  seriesOf(text, "yonke_request_seconds_count", { route, class: group }) ?? 0;

describe("/metrics", () => {
  it("without the setting opens to the key in the data folder, wherever the request seems to come from", async () => {
    const file = join(dataDir, "admin-token");
    const kept = readFileSync(file, "utf8").trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await ask(one.es, "/metrics", { headers: { authorization: `Bearer ${kept}` } })).status).toBe(200);
    for (const headers of [
      {},
      { host: "localhost" },
      { authorization: "Bearer undefined" },
      { "x-forwarded-for": "127.0.0.1" },
      { "x-forwarded-for": "::1", "x-forwarded-host": "localhost" },
      { forwarded: "for=127.0.0.1" },
      { via: "1.1 balancer" },
      { host: "yonke.example.com" },
    ] as Record<string, string>[]) {
      const reply = await ask(one.es, "/metrics", { headers });
      expect([headers, reply.status]).toEqual([headers, 403]);
      expect(reply.text).not.toContain("yonke_");
    }
  });

  it("with the setting opens to the key and to nothing else", async () => {
    const proxied = { headers: { ...withKey.headers, "x-forwarded-for": "203.0.113.9", host: "yonke.example.com" } };
    expect((await ask(origin, "/metrics")).status).toBe(403);
    expect((await ask(origin, "/metrics", { headers: { authorization: "Bearer wrong" } })).status).toBe(403);
    for (const asked of [withKey, proxied]) {
      const { status, headers } = await ask(origin, "/metrics", asked);
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    }
  });

  it("counts by the names of our tables, never by what was typed", async () => {
    const before = (await ask(origin, "/metrics", withKey)).text;
    const kept = ["/postal-points.txt", "/revise-inventario/busque.atom?make=1&secreta=1"];
    // A page is kept when it is asked for the second time.
    for (const path of [
      "/",
      "/",
      "/",
      "/en",
      "/nada-secreta",
      "/api/vehicle/search?makeId=234&secreta=1",
      "/api/secreta",
      ...[...kept, ...kept, ...kept],
    ])
      await ask(origin, path);
    await ask(origin, "//secreta");
    await ask(origin, "/favicon.ico");
    let text = "";
    const more = (route: string, group: string) => count(text, route, group) - count(before, route, group);
    // An answer counts when its last byte has left, which may be a moment after it came.
    await expect
      .poll(async () => {
        text = (await ask(origin, "/metrics", withKey)).text;
        return {
          home: more("page:home", "2xx"),
          unknown: more("unknown", "3xx"),
          search: more("api:/vehicle/search", "2xx"),
          noCall: more("api:unknown", "4xx"),
          refused: more("refused", "4xx"),
          icon: more("file:/favicon.ico", "3xx"),
          points: more("file:/postal-points.txt", "2xx"),
          feed: more("file:/revise-inventario/busque.atom", "2xx"),
        };
      })
      .toEqual({ home: 4, unknown: 1, search: 1, noCall: 1, refused: 1, icon: 1, points: 3, feed: 3 });
    expect(text).not.toContain("secreta");
    const hits = (figures: string) => seriesOf(figures, "yonke_cache_hits_total", { cache: "pages" }) ?? 0;
    expect(hits(text) - hits(before)).toBeGreaterThanOrEqual(1);
    expect(seriesOf(text, "yonke_cache_bytes", { cache: "pages" })).toBeGreaterThan(1000);
  });

  it("tells of the snapshot, the database, mail that waits, connections and the process", async () => {
    const db = await openDatabase({ dataDir });
    const mail = { recipient: "desk@example.com", subject: "Hello", body: "hello", replyTo: "" };
    await addSubmission(db, { form: "contact", edition: "en", fields: { message: "hello" }, mail });
    await db.close();
    const { text } = await ask(origin, "/metrics", withKey);
    const { dataVersion } = JSON.parse((await ask(origin, "/readyz")).text);
    expect(seriesOf(text, "yonke_snapshot_version")).toBe(dataVersion);
    expect(seriesOf(text, "yonke_snapshot_vehicles")).toBeGreaterThan(1000);
    expect(seriesOf(text, "yonke_snapshot_age_seconds")).toBeGreaterThan(0);
    expect(seriesOf(text, "yonke_database_up", { role: "main" })).toBe(1);
    expect(seriesOf(text, "yonke_outbox_mails", { status: "waiting" })).toBeGreaterThanOrEqual(1);
    expect(seriesOf(text, "yonke_outbox_oldest_seconds")).toBeGreaterThan(0);
    expect(seriesOf(text, "yonke_connections")).toBeGreaterThanOrEqual(1);
    expect(seriesOf(text, "process_resident_memory_bytes")).toBeGreaterThan(50e6);
    expect(seriesOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });

  it("has every figure that the dashboard and the alerts ask for, with the labels they ask by", async () => {
    const { text } = await ask(origin, "/metrics", withKey);
    const names = new Set<string>();
    for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      for (const end of type === "histogram" ? ["_bucket", "_sum", "_count"] : [""]) names.add(name + end);
    const board = JSON.parse(readFileSync(join(root, "deploy/grafana/yonke.json"), "utf8")) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const asked = [
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      readFileSync(join(root, "deploy/prometheus/alerts.yml"), "utf8"),
    ].join("\n");
    const used = new Set([...asked.matchAll(/\b(?:yonke|process|nodejs)_\w+/g)].map(([name]) => name));
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((name) => !names.has(name))).toEqual([]);
    for (const [, name = "", inside = ""] of asked.matchAll(/\b(yonke_\w+)\{([^}]*)\}/g))
      for (const [, label = "", , value = ""] of inside.matchAll(/(\w+)(=|=~|!=)"([^"$]*)/g)) {
        if (["instance", "feed"].includes(label) || /5xx|shed|\|/.test(value)) continue;
        expect([name, label, value, seriesOf(text, name, { [label]: value }) !== undefined]).toEqual([
          name,
          label,
          value,
          true,
        ]);
      }
  });
});

describe("refusals", () => {
  it("are security events in the log, of one shape and without anything personal, and are counted", async () => {
    const figures = async () => {
      const { text } = await ask(origin, "/metrics", withKey);
      const kinds = ["csrf", "captcha", "honeypot", "admin", "limit", "too-large"];
      return Object.fromEntries(
        kinds.map((kind) => [kind, seriesOf(text, "yonke_refusals_total", { kind }) ?? Number.NaN]),
      );
    };
    const before = await figures();
    const from = { "x-forwarded-for": "192.0.2.55" };
    const { headers } = await ask(origin, "/api/token");
    const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
    const good = {
      ...from,
      cookie,
      "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1),
      "content-type": "application/json",
    };
    const person = { name: "Geheim", phone: "555-0177", email: "geheim@example.com" };
    const post = (path: string, body: string, given: Record<string, string> = good) =>
      ask(origin, path, { method: "POST", headers: given, body });
    const plain = { ...from, "content-type": "application/x-www-form-urlencoded" };
    const statuses = [
      (await post("/api/careers/form", JSON.stringify(person), from)).status,
      (await post("/carreras", "name=Geheim", plain)).status,
      (await post("/banner/dismiss", "id=1", { ...plain, origin: "https://geheim.example" })).status,
      (await post("/api/careers/form", JSON.stringify({ ...person, recaptcha: "geheim" }))).status,
      (await post("/api/careers/form", JSON.stringify({ ...person, additionalInformation: "geheim" }))).status,
      (await post("/api/config/urls", "[]", { ...good, authorization: "Bearer geheim-geheim-geheim" })).status,
      (await ask(origin, "/metrics", { headers: from })).status,
      (await post("/api/careers/form", `"${"geheim".repeat(20_000)}"`)).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 400, 200, 403, 403, 413]);
    const after = await figures();
    const more = Object.fromEntries(Object.keys(after).map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]));
    expect(more).toEqual({ csrf: 3, captcha: 1, honeypot: 1, admin: 2, limit: 0, "too-large": 1 });
    const events = () =>
      readFileSync(server.logFile, "utf8")
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event, net }) => event === "security" && net === "192.0.2.0/24");
    await expect.poll(() => events().length).toBe(8);
    expect(events().map(({ kind, route }) => [kind, route])).toEqual([
      ["csrf", "api:/careers/form"],
      ["csrf", "form:careers"],
      ["csrf", "file:/banner/dismiss"],
      ["captcha", "form:careers"],
      ["honeypot", "form:careers"],
      ["admin", "api:/config/urls"],
      ["admin", "file:/metrics"],
      ["too-large", "api:/careers/form"],
    ]);
    for (const line of events())
      expect(Object.keys(line).sort()).toEqual(["event", "id", "kind", "level", "msg", "net", "route", "time"]);
    expect(readFileSync(server.logFile, "utf8")).not.toMatch(/geheim|555-0177|192\.0\.2\.55/i);
  });
});

describe("the log of a request", () => {
  it("is one JSON line with the network of the visitor, and without what was typed", async () => {
    const headers = { "x-forwarded-for": "198.51.100.77", referer: "http://x.test/?q=geheim", cookie: "geheim=1" };
    await ask(origin, "/inventario;make=geheim?q=geheim", { headers });
    await ask(origin, "/?q=geheim", { headers: { ...headers, "x-forwarded-for": "2001:db8:77:1234:5678::9" } });
    const body = "name=geheim&phone=555-0177&email=geheim%40example.com&message=geheim";
    const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
    await ask(origin, "/contacto", { method: "POST", headers: form, body });
    await ask(origin, "/api/careers/form/?name=geheim", { method: "POST", headers: form, body });
    const requests = () =>
      readFileSync(server.logFile, "utf8")
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === "request");
    await expect
      .poll(() => requests().filter(({ method, net }) => method === "POST" && net === "198.51.100.0/24").length, {
        timeout: 300_000,
      })
      .toBe(2);
    const text = readFileSync(server.logFile, "utf8");
    expect(text).not.toMatch(/geheim|555-0177|198\.51\.100\.77|1234:5678|Bearer|administration-key/);
    const nets = requests().map(({ net }) => net);
    expect(nets).toContain("198.51.100.0/24");
    expect(nets).toContain("2001:db8:77::/48");
    expect(Object.keys(requests()[0] ?? {}).sort()).toEqual(
      ["id", "level", "method", "ms", "msg", "net", "path", "status", "time"].sort(),
    );
  });
});
