import { useEffect, useEffectEvent, useState } from "react";
import { refreshYard, saveYard } from "#app/offline/keep-yard-file.ts";
import { canSave, findSavedYard, isFresh, type SavedYard, savedYards } from "#app/offline/saved-yards.ts";
import type { YardFile } from "#core/yard-file.ts";

export type Opened = {
  readonly yard: SavedYard;
  readonly file: YardFile;
  /** What the box was asked while there was no signal. */
  readonly line: string;
};
/** undefined while it is looked for; null where none is saved. */
type YardLookup = Opened | null | undefined;

/** Who taps "save this yard" before its page is hydrated comes here with nothing saved yet: it is saved now. */
async function saveIfAsked(id: number): Promise<void> {
  const isSaved = savedYards.get()?.some((yard) => yard.id === id);
  if (id > 0 && !isSaved && navigator.onLine && canSave()) await saveYard(id);
}

/** "#102;alternador": a percent sign that says nothing is no line. */
function readHash(): { asked: number; line: string } {
  const [id = "", line = ""] = location.hash.slice(1).split(";", 2);
  try {
    return { asked: Number(id), line: decodeURIComponent(line) };
  } catch {
    return { asked: Number(id), line: "" };
  }
}

/** The one that the address names, else the one saved last. */
async function open(): Promise<Opened | null> {
  const { asked, line } = readHash();
  await saveIfAsked(asked);
  const yards = savedYards.get() ?? [];
  const yard = yards.find(({ id }) => id === asked) ?? yards[0];
  const file = yard && (await findSavedYard(yard.id).catch(() => undefined));
  return yard && file ? { yard, file, line } : null;
}

/** A saved yard, opened at once and refreshed where there is signal. */
export function useSavedYard() {
  const [found, setFound] = useState<YardLookup>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function refresh(id: number) {
    setBusy(true);
    const done = (await refreshYard(id)) === "saved";
    setBusy(false);
    setFailed(!done);
    if (done) setFound(await open());
  }
  const show = useEffectEvent(async () => {
    const opened = await open();
    setFound(opened);
    if (opened && !isFresh(opened.yard) && navigator.onLine) await refresh(opened.yard.id);
  });
  useEffect(() => {
    const follow = () => void show();
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return { found, busy, failed, refresh };
}
