import { readFileSync } from "node:fs";

export type Package = {
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Packages = Readonly<Record<string, Package>>;

/** Every entry of package-lock.json by its place; "" is this repository itself. */
export const readLock = (): Packages =>
  (JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Packages }).packages;

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Where Node would find a package that another one asks for. */
export function findPackage(packages: Packages, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}
