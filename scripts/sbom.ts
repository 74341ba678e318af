import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { findPackage, nameOf, type Package, readLock } from "./lockfile.ts";

/**
 * `npm run sbom [file]`: every package of the lockfile as a CycloneDX bill of materials, on standard output or into a file.
 * Made from the lock alone, so the same release gives the same bytes on every machine.
 */
const packages = readLock();
const self = JSON.parse(readFileSync("package.json", "utf8")) as Package & { name: string; description: string };

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
/** Two places may hold the same version of a package: each is a component of its own. */
const refOf = (path: string) =>
  path === "" ? purlOf(self.name, self.version) : `${purlOf(nameOf(path), packages[path]?.version ?? "")}#${path}`;

function hashesOf(integrity: string | undefined) {
  const [, kind = "", value = ""] = /^sha(\d+)-(\S+)/.exec(integrity ?? "") ?? [];
  return value ? { hashes: [{ alg: `SHA-${kind}`, content: Buffer.from(value, "base64").toString("hex") }] } : {};
}

function licencesOf(license: string | undefined) {
  if (!license) return {};
  return { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] };
}

function componentOf(path: string, { version, license, integrity, dev, optional }: Package) {
  const whole = nameOf(path);
  const [group, name = whole] = whole.startsWith("@") ? whole.split("/") : [undefined, whole];
  return {
    type: "library",
    "bom-ref": refOf(path),
    ...(group && { group }),
    name,
    version,
    // What builds and checks the site never runs with it.
    scope: dev ? "excluded" : optional ? "optional" : "required",
    ...hashesOf(integrity),
    ...licencesOf(license),
    purl: purlOf(whole, version),
  };
}

function dependenciesOf(path: string, entry: Package) {
  const asked = { ...entry.dependencies, ...entry.optionalDependencies, ...(path === "" && devDependencies(entry)) };
  const found = Object.keys(asked).flatMap((name) => findPackage(packages, name, path) ?? []);
  return { ref: refOf(path), dependsOn: found.map(refOf).sort() };
}
const devDependencies = (entry: Package) => (entry as { devDependencies?: Record<string, string> }).devDependencies;

/** An id that is the lock's own. */
function serialNumber(): string {
  const hex = createHash("sha256").update(JSON.stringify(packages)).digest("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const entries = Object.entries(packages);
const bill = {
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  serialNumber: serialNumber(),
  version: 1,
  metadata: {
    component: {
      type: "application",
      "bom-ref": refOf(""),
      name: self.name,
      version: self.version,
      description: self.description,
      ...licencesOf(self.license),
      purl: purlOf(self.name, self.version),
    },
  },
  components: entries.filter(([path]) => path !== "").map(([path, entry]) => componentOf(path, entry)),
  dependencies: entries.map(([path, entry]) => dependenciesOf(path, entry)),
};
const text = `${JSON.stringify(bill, null, 2)}\n`;
const file = process.argv[2];
if (file) writeFileSync(file, text);
else process.stdout.write(text);
