import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { isIP } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificate = { folder: string; cert: string; key: string; remove(): void };

export const hasOpenssl = (): boolean => spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;

/** A certificate for a name or an address, good for two days, that only who is given it trusts. */
export function makeCertificate(name: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "yonke-certificate-"));
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const about = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=${isIP(name) ? "IP" : "DNS"}:${name}`];
  const kind = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync("openssl", [...kind, "-keyout", key, "-out", cert, ...about], { stdio: "ignore" });
  // PostgreSQL reads it as another user.
  chmodSync(folder, 0o755);
  return { folder, cert, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
