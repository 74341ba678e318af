// Runs under whatever Node the host has (18 or newer): what the lockfile asks for, and what of it is here.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join, sep } from "node:path";

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {});

/** Of the packages made for one kind of machine, those for this one; ours is a Linux with glibc. */
function isForHere(path, { os, cpu, libc }) {
  const musl = path.includes("musl") || libc?.includes("musl");
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !musl);
}

/**
 * What the lockfile asks for and npm has not noted as installed, or has and somebody deleted. npm writes its note last,
 * so an install that broke off counts as none, and one done by hand counts as whole.
 */
export function listMissing(root, { development }) {
  const wanted = readLock(join(root, "package-lock.json"));
  const noted = readLock(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted)
    .filter(([path, entry]) => path && (entry.optional ? isForHere(path, entry) : true))
    .filter(([, entry]) => development || !(entry.dev || entry.devOptional))
    .filter(([path, { version }]) => noted[path]?.version !== version || !existsSync(join(root, path, "package.json")))
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
}

export function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** This process and those that wait for it: npm runs what it starts on the Node among the packages, if there is one. */
function listWaiting() {
  const found = [];
  for (let pid = String(process.pid); Number(pid) > 0 && !found.includes(pid); ) {
    found.push(pid);
    // The name, in brackets, may hold anything; behind it stand the state and the parent.
    pid = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1];
  }
  return found;
}

/** Another program that runs on the Node in this node_modules: it would lose its code under its feet. As Linux tells it. */
export function findUser(root) {
  if (!existsSync("/proc/self/exe")) return undefined;
  const inside = join(root, "node_modules") + sep;
  const waiting = listWaiting();
  return readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid) || waiting.includes(pid)) return false;
    try {
      return readlinkSync(`/proc/${pid}/exe`).startsWith(inside);
    } catch {
      return false; // ended meanwhile, or another user's
    }
  });
}

/** Development packages too, whatever NODE_ENV says: they make the build. */
function npmCi(folder, command, args = []) {
  const options = ["ci", "--include=dev", "--include=optional", "--ignore-scripts"];
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const stdio = ["ignore", "ignore", "inherit"];
  const { status, error } = spawnSync(command, [...args, ...options, ...quiet], { cwd: folder, stdio });
  if (error) throw new Error(`npm could not be started: ${error.message}.`);
  if (status !== 0) throw new Error("npm ci did not finish; the lines above say why.");
}

const [major, minor] = process.versions.node.split(".").map(Number);
/** npm leaves out binaries whose package asks for a newer Node than the one npm runs under. */
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/** Under an old Node: the pinned one alone, by the lockfile's own entries, so that npm can run under it. */
function firstNode(root) {
  const folder = join(root, ".tmp", "node");
  const name = `node-${process.platform}-${process.arch}`;
  const entry = readLock(join(root, "package-lock.json"))[`node_modules/${name}`];
  if (!entry || !process.env.npm_execpath) return undefined;
  const self = { name: "first-node", version: "1.0.0", dependencies: { [name]: entry.version } };
  const { optional: _, ...wanted } = entry;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(self));
  const packages = { "": self, [`node_modules/${name}`]: wanted };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...self, lockfileVersion: 3, packages }));
  npmCi(folder, "npm");
  return join(folder, "node_modules", name, "bin", "node");
}

export function install(root) {
  const first = newEnough ? undefined : firstNode(root);
  if (first) npmCi(root, first, [process.env.npm_execpath]);
  else npmCi(root, "npm");
}
