import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const make = () =>
  spawnSync(process.execPath, [join(root, "scripts/sbom.ts")], { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 });

type Component = {
  type: string;
  "bom-ref": string;
  group?: string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: ({ expression: string } | { license: { id: string } })[];
};
type Bill = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
type Lock = { packages: Record<string, { version: string; integrity?: string; dev?: boolean }> };

const made = make();
const bill = JSON.parse(made.stdout) as Bill;
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, Record<string, string>>;

it("is a CycloneDX bill of this release, the same each time", () => {
  expect([made.status, made.stderr]).toEqual([0, ""]);
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(bill.metadata.component).toMatchObject({ type: "application", name: "yonke", version: manifest.version });
  expect(make().stdout).toBe(made.stdout);
});

it("has every package of the lock, with its checksum", () => {
  const entries = Object.entries(packages).filter(([path]) => path !== "");
  expect(bill.components).toHaveLength(entries.length);
  for (const [path, { version, integrity, dev }] of entries) {
    const found = bill.components.find((one) => one["bom-ref"].endsWith(`#${path}`));
    expect(found).toMatchObject({ type: "library", version, scope: dev ? "excluded" : expect.any(String) });
    expect(found?.purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/);
    const [hash] = found?.hashes ?? [];
    if (integrity?.startsWith("sha512-"))
      expect(hash).toEqual({ alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") });
  }
});

it("says what hangs on what, and names only what is there", () => {
  const refs = [bill.metadata.component, ...bill.components].map((one) => one["bom-ref"]);
  expect(new Set(refs).size).toBe(refs.length);
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual(refs.toSorted());
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
  const own = bill.dependencies.find(({ ref }) => ref === bill.metadata.component["bom-ref"])?.dependsOn ?? [];
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(
      own.some((ref) => ref.endsWith(`#node_modules/${name}`)),
      name,
    ).toBe(true);
});
