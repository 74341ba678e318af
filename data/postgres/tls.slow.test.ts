import { chownSync, copyFileSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Certificate, hasOpenssl, makeCertificate } from "#tests/support/certificate.ts";
import { findPostgres, startPostgres, type TestServer } from "#tests/support/postgres.ts";
import { openDatabase } from "../open.ts";
import { addressWithTls } from "./tls.ts";

const there = "postgres://me:p%40ss@db.example.com:5432/yonke";

test("a server on another machine must prove who it is, unless told otherwise", () => {
  expect(addressWithTls(there, "require")).toBe(`${there}?sslmode=verify-full`);
  expect(addressWithTls(`${there}?application_name=x`, "require")).toBe(
    `${there}?application_name=x&sslmode=verify-full`,
  );
  expect(addressWithTls(there, "off")).toBe(there);
  for (const said of ["sslmode=disable", "sslmode=no-verify", "sslmode=verify-full", "ssl=true"])
    expect(addressWithTls(`${there}?${said}`, "require")).toBe(`${there}?${said}`);
  for (const said of ["prefer", "require", "verify-ca"])
    expect(addressWithTls(`${there}?sslmode=${said}`, "off")).toBe(`${there}?sslmode=verify-full`);
});

test("this machine itself need not", () => {
  for (const here of ["postgres://me@127.0.0.1/y", "postgres://me@[::1]:5433/y", "postgres:///y?host=/run/postgresql"])
    expect(addressWithTls(here, "require")).toBe(here);
});

const reason = findPostgres() && hasOpenssl() ? undefined : "PostgreSQL or openssl is not installed";

describe.skipIf(reason)(`PostgreSQL with and without TLS${reason ? ` (skipped: ${reason})` : ""}`, () => {
  let certificate: Certificate;
  let plain: TestServer;
  let secure: TestServer;
  beforeAll(async () => {
    certificate = makeCertificate("0.0.0.0");
    const { cert, key, folder } = certificate;
    const ownKey = `${folder}/server.key`;
    copyFileSync(key, ownKey);
    const settings = ["fsync=off", "ssl=on", `ssl_cert_file=${cert}`, `ssl_key_file=${ownKey}`];
    const postgres = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync("/etc/passwd", "utf8"));
    if (process.getuid?.() === 0) chownSync(ownKey, Number(postgres?.[1]), Number(postgres?.[2]));
    [plain, secure] = await Promise.all([startPostgres(), startPostgres({ settings })]);
  });
  afterAll(async () => {
    await Promise.all([plain?.stop(), secure?.stop()]);
    certificate?.remove();
  });

  /** Linux takes it for this machine, we for a stranger. */
  const from = ({ port }: TestServer, query = "") => `postgres://yonke@0.0.0.0:${port}/postgres${query}`;
  async function isEncrypted(url: string, tls?: "off") {
    const db = await openDatabase({ dataDir: "", url, ...(tls && { tls }) });
    try {
      const { rows } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db.main);
      return rows[0]?.ssl;
    } finally {
      await db.close();
    }
  }

  test("a server that offers no TLS is refused in one sentence, and taken when told so", async () => {
    await expect(isEncrypted(from(plain))).rejects.toThrow(
      /^PostgreSQL at 0\.0\.0\.0:\d+\/postgres cannot be used: it offers no TLS.*DATABASE_TLS=off.*\.$/,
    );
    expect(await isEncrypted(from(plain), "off")).toBe(false);
    expect(await isEncrypted(from(plain, "?sslmode=disable"))).toBe(false);
    expect(await isEncrypted(plain.url("postgres"))).toBe(false);
  });

  test("one whose certificate nobody vouches for is refused, and taken with its authority named", async () => {
    await expect(isEncrypted(from(secure))).rejects.toThrow(/its certificate does not prove who it is.*sslrootcert/);
    expect(await isEncrypted(from(secure, `?sslrootcert=${certificate.cert}`))).toBe(true);
    expect(await isEncrypted(from(secure, "?sslmode=no-verify"))).toBe(true);
  });
});
