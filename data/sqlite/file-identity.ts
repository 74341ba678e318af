import { statSync } from "node:fs";

/** Which files these are, whatever their names: a file that was put in another's place has another number. */
export type FileIdentity = { main: string; log: string | undefined; index: string | undefined; bytes: number };

const find = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });
const numberOf = (found: ReturnType<typeof find>) => found && `${found.dev}:${found.ino}`;

/** The database, its write-ahead log and the log's index as they stand at the path now; undefined without a database. */
export function findIdentity(file: string): FileIdentity | undefined {
  const main = find(file);
  if (!main) return undefined;
  return {
    main: numberOf(main) as string,
    log: numberOf(find(`${file}-wal`)),
    index: numberOf(find(`${file}-shm`)),
    bytes: Number(main.size),
  };
}

/** Changes whenever anybody writes to the file itself. */
export function stampOf(file: string): string {
  const found = find(file);
  return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : "";
}

export const isSame = (a: FileIdentity, b: FileIdentity | undefined): boolean =>
  a.main === b?.main && a.log === b.log && a.index === b.index;
