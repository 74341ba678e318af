import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig, Secret, settings } from "./config.ts";

it("runs without any setting", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    chainDir: expect.stringMatching(/\/chain$/),
    production: true,
    hosts: { es: "http://localhost:3000", en: "http://localhost:3000" },
  });
  expect(Object.isFrozen(config)).toBe(true);
});

it("lists everything that is wrong at once", () => {
  const read = () =>
    readConfig({ PORT: "99999", DATABASE_URL: "mysql://x", SITE_URL_ES: "https://es.test", LOG_LEVEL: "loud" });
  expect(read).toThrow(/PORT.*DATABASE_URL.*LOG_LEVEL.*SITE_URL_ES and SITE_URL_EN/);
});

it("takes an empty value as absent", () => expect(readConfig({ PORT: "", WATCH_DIR: " " }).port).toBe(3000));

it("refuses what the chain's folder says, and names where", () => {
  const older = { BRAND_NAME: "Yonke", MAIL_TO: "office@yonke.test", MAIL_TO_SELL: "buyer@yonke.test" };
  expect(() => readConfig(older)).toThrow(
    /BRAND_NAME: is no setting any more; write it into chain\.json as name; MAIL_TO: .* as mail\.general; MAIL_TO_SELL: .* as mail\.desks\.sell-my-car\./,
  );
  expect(readConfig({ MAIL_TO: " " }).port).toBe(3000);
});

it("never prints a secret", () => {
  const config = readConfig({ DATABASE_URL: "postgres://u:hush@h/db", ADMIN_TOKEN: "hush-hush-hush-hush" });
  expect(JSON.stringify(config)).not.toContain("hush");
  expect(`${config.adminToken}`).toBe("[secret]");
  expect(config.databaseUrl?.reveal()).toBe("postgres://u:hush@h/db");
  expect(config.adminToken).toBeInstanceOf(Secret);
});

it("takes no administration key that could be guessed", () => {
  for (const ADMIN_TOKEN of ["short", "fifteen-letters", "a key with some spaces"])
    expect(() => readConfig({ ADMIN_TOKEN })).toThrow("ADMIN_TOKEN: must be 16 characters or more");
});

it("is the demo by itself only while nobody has named a chain, an address or a database", () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ CHAIN_DIR: "chain" }).demo).toBe(true);
  expect(readConfig({ CHAIN_DIR: "../my-chain" }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: "postgres://u@h/db" }).demo).toBe(false);
  expect(readConfig({ SITE_URL: "https://yonke.example.com" }).demo).toBe(false);
  expect(readConfig({ SITE_URL_ES: "https://es.test", SITE_URL_EN: "https://en.test" }).demo).toBe(false);
  expect(readConfig({ SITE_URL: "https://yonke.example.com", DEMO: "1" }).demo).toBe(true);
  expect(readConfig({ DEMO: "0" }).demo).toBe(false);
});

it("keeps .env.example in step with the settings, and its values valid", () => {
  const lines = readFileSync(new URL(".env.example", import.meta.url), "utf8").matchAll(
    /^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm,
  );
  const example = Object.fromEntries([...lines].map((m) => [m[1], m[2]]));
  expect(Object.keys(example).sort()).toEqual(Object.keys(settings.entries).sort());
  const { SITE_URL, ...twoHosts } = example;
  expect(readConfig(twoHosts).hosts.en).toBe("https://www.yonke.example.com");
  expect(readConfig({ SITE_URL }).hosts.es).toBe("https://yonke.example.com");
});

it("opens the office for this machine alone, and gives it the name that passkeys need", () => {
  expect(readConfig({}).office).toEqual({
    opens: "if-free",
    port: 3001,
    host: "127.0.0.1",
    url: "http://localhost:3001",
    hasAddress: false,
    sso: undefined,
  });
  expect(readConfig({ OFFICE: "0" }).office.opens).toBe("never");
  expect(() => readConfig({ OFFICE_URL: "http://office.example.com" })).toThrow("OFFICE_URL: must start with https://");
  for (const own of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"])
    expect(readConfig({ OFFICE_URL: own }).office.url).toBe(own);
  const behind = readConfig({ OFFICE: "1", OFFICE_PORT: "4000", OFFICE_URL: "https://office.example.com/" }).office;
  expect(behind).toMatchObject({ opens: "always", port: 4000, url: "https://office.example.com", hasAddress: true });
});

it("takes the company's sign-in whole or not at all, and never over a line that others read", () => {
  const sso = { OFFICE_SSO_ISSUER: "https://login.example.com/t/", OFFICE_SSO_CLIENT_ID: "yonke" };
  expect(() => readConfig(sso)).toThrow("OFFICE_SSO_CLIENT_SECRET: give all or none");
  const whole = { ...sso, OFFICE_SSO_CLIENT_SECRET: "hush", OFFICE_SSO_NAME: "Example" };
  expect(readConfig(whole).office.sso).toMatchObject({ issuer: "https://login.example.com/t/", name: "Example" });
  expect(JSON.stringify(readConfig(whole))).not.toContain("hush");
  const plain = { ...whole, OFFICE_SSO_ISSUER: "http://login.example.com" };
  expect(() => readConfig(plain)).toThrow("OFFICE_SSO_ISSUER: must start with https://");
});

it("takes a number of processes, or leaves it to the machine", () => {
  expect(readConfig({}).workers).toBeUndefined();
  expect(readConfig({ WORKERS: "auto" }).workers).toBe("auto");
  expect(readConfig({ WORKERS: " 3 " }).workers).toBe(3);
  for (const WORKERS of ["0", "257", "-1", "1.5", "all"])
    expect(() => readConfig({ WORKERS })).toThrow("WORKERS: must be auto or a number from 1 to 256");
});
