import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "#config";
import { mostFileBytes } from "#office/http/upload.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const all = Object.keys(settings.entries);
/** Of the C library (docs/decisions/012-memory.md): no setting of ours, and nobody need think of it. */
const allocator = ["MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"];
const compose = read("deploy/compose.yml");
const unit = read("deploy/systemd/yonke@.service");

/** `NAME: value` lines of the site's own environment. */
const passed = new Map(
  Array.from(
    /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)?.[1]?.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm) ?? [],
    (m) => [m[1] as string, m[2] as string],
  ),
);

it("hands every setting of deploy/.env to the container, but for those that the image and this file decide", () => {
  expect(compose).toMatch(/^ {4}env_file: \[\{ path: \.env, required: false \}\]$/m);
  const image = [...read("deploy/Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=") as [string, string]),
  );
  const decided = image.filter(([name]) => !allocator.includes(name));
  expect(decided.length).toBeGreaterThan(3);
  for (const [name, value] of decided) expect(passed.get(name)?.replaceAll('"', ""), name).toBe(value);
  const own = ["DATABASE_URL", "TRUST_PROXY", "HOST"];
  expect([...passed.keys()].sort()).toEqual([...decided.map(([name]) => name), ...own].sort());
  for (const name of passed.keys()) expect(all).toContain(name);
});

it("gives a process of the unit the port behind its @, whatever /etc/yonke.env holds", () => {
  // systemd lets an EnvironmentFile win over every Environment= of the unit.
  const last = /^ExecStart=\/usr\/bin\/env (?<pairs>(?:[A-Z_]+=\S+ )+)/m.exec(unit)?.groups?.pairs?.trim();
  expect(last).toBe("PORT=%i");
  const named = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0]),
  );
  expect(named).not.toContain("PORT");
  for (const name of named) expect([...all, ...allocator]).toContain(name);
});

it("sets nothing in the example of settings that the unit sets itself", () => {
  const active = [...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map((m) => m[1]);
  for (const name of ["DATA_DIR", "HOST", "NODE_ENV", "OFFICE_PORT"]) expect(active).not.toContain(name);
});

it("gives the office a port that no process of the unit has", () => {
  const office = / OFFICE_PORT=(\d+)/.exec(unit)?.[1];
  expect(office).toBeDefined();
  expect(unit).not.toContain(`yonke@${office}`);
});

it("lets nginx and Prometheus ask the ports that the docs start", () => {
  const ports = (text: string) => [
    ...new Set(Array.from(text.matchAll(/(?:127\.0\.0\.1|localhost):(\d+)/g), (m) => m[1])),
  ];
  const started = [...unit.matchAll(/yonke@(\d+)/g)].map((m) => m[1]);
  expect(started.length).toBe(2);
  expect(ports(/upstream yonke \{[^}]*\}/.exec(read("deploy/nginx/yonke.conf"))?.[0] ?? "")).toEqual(started);
  expect(ports(read("deploy/prometheus/prometheus.yml"))).toEqual(expect.arrayContaining(started));
});

it("lets nginx show nothing older than the answer's own header allows", () => {
  const conf = read("deploy/nginx/yonke.conf").replaceAll(/#.*/g, "");
  expect(conf).toContain("proxy_cache_background_update on;");
  expect(conf).not.toMatch(/proxy_cache_use_stale|proxy_cache_valid|proxy_ignore_headers[^;]*Cache-Control/);
});

it("leads the office's own name to the port of the unit, with room for its largest file and nothing kept or logged", () => {
  const conf = read("deploy/nginx/yonke-office.conf");
  const office = / OFFICE_PORT=(\d+)/.exec(unit)?.[1];
  expect([...conf.matchAll(/proxy_pass http:\/\/127\.0\.0\.1:(\d+);/g)].map((m) => m[1])).toEqual([office]);
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(conf)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(mostFileBytes);
  expect(conf).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(conf).not.toMatch(/proxy_cache|log_format|access_log \//);
});

it("names in the steps of one machine what a chain of one's own needs there", () => {
  const steps = /## One machine with systemd\n([\s\S]*?)\n## /.exec(read("docs/deploy.md"))?.[1] ?? "";
  for (const said of ["CHAIN_DIR=/var/lib/yonke/chain", "OFFICE_URL=", "/var/lib/yonke/yonke.sqlite", "--role owner"])
    expect(steps).toContain(said);
  expect(steps).toContain("yonke-office.conf");
});

it("copies the chain's folder with the database each night", () => {
  const backup = read("deploy/systemd/yonke-backup.service");
  expect(backup).toMatch(/tar -czf "[^"]+" -C "\$CHAIN_DIR" \./);
  expect(backup).toMatch(/-name "\*\.tar\.gz"/);
});
