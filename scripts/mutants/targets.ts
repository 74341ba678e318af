import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";

/** The rooms of logic. Of `app/` the loaders and searches: what a page shows is decided there. */
const rooms: Record<string, string> = {
  core: "core/**/*.ts",
  stock: "stock/**/*.ts",
  api: "api/**/*.ts",
  feeds: "feeds/**/*.ts",
  app: "app/**/{load*,search,find-cars}.ts",
};
/** Tests and words decide nothing. */
const passedOver = /\.test\.ts$|\.generated\.|(^|\/)[\w-]*copy\.ts$|\/fixtures\//;

type Wishes = { only: string[]; since: string | undefined; sample: number; seed: number };

export function readWishes(args: string[]): Wishes {
  const given = new Map(args.map((arg) => /^--([\w-]+)=(.*)$/.exec(arg)?.slice(1) as [string, string]));
  const unknown = args.filter((arg) => !/^--(only|since|sample|seed)=./.test(arg));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(" ")}. There are --only= --since= --sample= --seed=`);
  return {
    only: given.get("only")?.split(",") ?? Object.keys(rooms),
    since: given.get("since"),
    sample: Number(given.get("sample") ?? Number.POSITIVE_INFINITY),
    seed: Number(given.get("seed") ?? 1),
  };
}

/** The files to change by room: `--only` names rooms, folders in them or files. */
export function listTargets(root: string, { only, since }: Wishes): Map<string, string[]> {
  const changed =
    since && execFileSync("git", ["diff", "--name-only", since], { cwd: root, encoding: "utf8" }).split("\n");
  const targets = new Map<string, string[]>();
  for (const [room, pattern] of Object.entries(rooms)) {
    const files = globSync(pattern, { cwd: root })
      .filter((file) => only.some((name) => file === name || file.startsWith(`${name}/`)))
      .filter((file) => !passedOver.test(file) && (!changed || changed.includes(file)))
      .sort();
    if (files.length > 0) targets.set(room, files);
  }
  return targets;
}

/** "stock/places.ts", "stock/places.test.ts" and "stock/places.slow.test.ts" are of one name. */
export const stemOf = (file: string): string => file.slice(0, file.indexOf(".", file.lastIndexOf("/")));

/** The same few of many for the same seed. */
export function pick<T>(all: T[], count: number, seed: number): T[] {
  if (all.length <= count) return all;
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pool = all.map((item) => ({ item, at: next() }));
  return pool
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}
