import { useEffect, useMemo, useRef, useState } from "react";
import { deviceValue } from "#app/device-value.ts";
import { localTimeOf } from "#core/local-time.ts";
import { readYardFile, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { freshen } from "./freshen.ts";
import { freshenBook } from "./list-store.ts";
import type { YardFacts } from "./visit.ts";

const mostYards = 8;

/** The yards of the lists without their cars and prices: what a list needs to be added up and walked without signal. */
export const deviceYards = deviceValue("list-yards", (kept) =>
  Array.isArray(kept) ? kept.filter((one): one is YardFacts => Boolean((one as YardFacts)?.store?.id)) : undefined,
);

async function fetchYard(id: number): Promise<YardFile> {
  const reply = await fetch(yardFilePath(id));
  const file = reply.ok ? readYardFile(await reply.json()) : undefined;
  if (!file) throw new Error(`${yardFilePath(id)}: ${reply.status}`);
  return file;
}

/** What is new in it goes into the lists. */
function takeYard(file: YardFile): void {
  const { store, map } = file;
  const others = (deviceYards.get() ?? []).filter((one) => one.store.id !== store.id);
  deviceYards.set([{ store, map }, ...others].slice(0, mostYards));
  const now = new Date();
  freshenBook(freshen(file, now, localTimeOf(now, store.hours.timeZone).day));
}

export type Yards = {
  facts: ReadonlyMap<number, YardFacts>;
  files: ReadonlyMap<number, YardFile>;
  /** Yards whose file could not be had: what is shown of them is what was seen last. */
  away: ReadonlySet<number>;
};

/**
 * The yards of a list as they are today. Their files are the same for everybody and name no list: what is compared, is
 * compared here. Asked for again when the signal is back.
 */
export function useYards(stores: readonly number[]): Yards {
  const [files, setFiles] = useState<ReadonlyMap<number, YardFile>>(new Map());
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const asked = useRef(new Set<number>());
  const [turn, setTurn] = useState(0);
  const wanted = stores.filter((id) => id > 0).join(" ");
  useEffect(() => {
    const again = () => setTurn((n) => n + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    for (const id of wanted.split(" ").map(Number)) {
      if (id === 0 || asked.current.has(id)) continue;
      asked.current.add(id);
      fetchYard(id).then(
        (file) => {
          takeYard(file);
          setFiles((before) => new Map([...before, [id, file]]));
          setAway((before) => new Set([...before].filter((one) => one !== id)));
        },
        () => {
          asked.current.delete(id);
          setAway((before) => new Set([...before, id]));
        },
      );
    }
  }, [wanted, turn]);
  const kept = deviceYards.get();
  return useMemo(() => {
    const facts = new Map<number, YardFacts>(kept?.map((one) => [one.store.id, one]));
    for (const [id, file] of files) facts.set(id, file);
    return { facts, files, away };
  }, [kept, files, away]);
}
