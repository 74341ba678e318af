import { existsSync, readdirSync, readFileSync } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Packed, packFile } from "./pack-file.ts";

type KeptFile = Packed & { paths: { br: string; gzip: string } };

const noteEnd = ".json";
const bytesOf = ({ br, gzip }: Packed) => br + gzip;

function findNote(folder: string, key: string): Packed | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, key + noteEnd), "utf8"));
  } catch {
    // None, or one that was cut off: what it told of is made again.
    return undefined;
  }
}

/** Notes of what stands whole on disk, from this start or the ones before. */
function readNotes(folder: string): Map<string, Packed> {
  const notes = new Map<string, Packed>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(noteEnd) || name.startsWith(".")) continue;
    const key = name.slice(0, -noteEnd.length);
    const note = findNote(folder, key);
    if (note) notes.set(key, note);
  }
  return notes;
}

/**
 * Packed files by name and state of the data, kept up to a size: another state's file of the same name leaves when its
 * successor is there, and those not asked for the longest when there is no room.
 */
export function createKeptFiles(folder: string, limitBytes: number) {
  const notes = readNotes(folder);
  const making = new Map<string, Promise<KeptFile>>();
  let drafts = 0;

  const pathsOf = (key: string) => ({ br: join(folder, `${key}.br`), gzip: join(folder, `${key}.gz`) });
  const kept = (key: string, note: Packed): KeptFile => ({ ...note, paths: pathsOf(key) });

  async function drop(key: string) {
    notes.delete(key);
    const { br, gzip } = pathsOf(key);
    for (const path of [join(folder, key + noteEnd), br, gzip]) await rm(path, { force: true });
  }

  async function makeRoom(name: string, key: string) {
    for (const other of [...notes.keys()]) if (other.startsWith(`${name}@`) && other !== key) await drop(other);
    let total = [...notes.values()].reduce((sum, note) => sum + bytesOf(note), 0);
    for (const [oldest, note] of [...notes]) {
      if (total <= limitBytes || oldest === key) break;
      total -= bytesOf(note);
      await drop(oldest);
    }
  }

  async function make(name: string, key: string, pieces: () => AsyncIterable<Buffer>): Promise<KeptFile> {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${process.pid}-${++drafts}`);
    const files = { br: `${draft}.br`, gzip: `${draft}.gz` };
    try {
      const note = await packFile(pieces(), files);
      const paths = pathsOf(key);
      await rename(files.br, paths.br);
      await rename(files.gzip, paths.gzip);
      // The note comes last: what has one is whole.
      await writeFile(draft, JSON.stringify(note));
      await rename(draft, join(folder, key + noteEnd));
      notes.set(key, note);
      await makeRoom(name, key);
      return kept(key, note);
    } finally {
      for (const path of [draft, files.br, files.gzip]) await rm(path, { force: true });
    }
  }

  return {
    /** Also what a process beside this has made. Whoever tidies the disk may take it away at any time. */
    async find(name: string, state: string): Promise<KeptFile | undefined> {
      const key = `${name}@${state}`;
      const note = notes.get(key) ?? findNote(folder, key);
      if (!note) return undefined;
      const { br, gzip } = pathsOf(key);
      const there = await Promise.all([access(br), access(gzip)]).catch(() => undefined);
      notes.delete(key);
      if (!there) return undefined;
      notes.set(key, note);
      return kept(key, note);
    },
    /** Made once, however many ask for it at the same time. */
    make(name: string, state: string, pieces: () => AsyncIterable<Buffer>): Promise<KeptFile> {
      const key = `${name}@${state}`;
      let promise = making.get(key);
      if (!promise) {
        promise = make(name, key, pieces).finally(() => making.delete(key));
        making.set(key, promise);
      }
      return promise;
    },
  };
}
