import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "#config";
import { deskSettings } from "#core/forms/forms.ts";

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

it("hands every setting to the container, but for those that the image decides", () => {
  const image = [...read("deploy/Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0] as string),
  );
  expect([...passed.keys(), ...image, "HOST"].sort()).toEqual([...all, ...allocator].sort());
});

it("lets each be set in deploy/.env under its own name", () => {
  const own = [...passed].filter(([name]) => name !== "DATABASE_URL");
  expect(own.length).toBeGreaterThan(10);
  for (const [name, value] of own) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-[^}]*\\}$`));
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

it("names every form's own desk in the example of settings and in the docs", () => {
  const named = [...read(".env.example").matchAll(/^# (MAIL_TO_\w+)=/gm)].map((m) => m[1]);
  expect(named).toEqual(Object.keys(deskSettings));
  const [, first = "", rest = ""] = /`(MAIL_TO_\w+)`((?:, `_\w+`)*)/.exec(read("docs/operate.md")) ?? [];
  expect([first, ...[...rest.matchAll(/`_(\w+)`/g)].map((m) => `MAIL_TO_${m[1]}`)]).toEqual(Object.keys(deskSettings));
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
