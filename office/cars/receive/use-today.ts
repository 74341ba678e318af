import { useEffect, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { type FormTarget, post, Refused } from "../../browser/post.ts";
import { copy as queueCopy } from "../../queue/copy.ts";
import type { KeptAct, Person } from "../../queue/queue.ts";
import { onAnswers, takeBack, useActs } from "../../queue/use-queue.ts";
import { copy } from "./copy.ts";

/** A car of today: received, with the run that takes it back, or waiting on this device, with its key. */
export type Line = { name: string; row: string; stock: string; vin?: string; run?: number; key?: string };

const lineOf = ({ key, about }: Pick<KeptAct, "key" | "about">): Line => ({
  name: [about.year, about.make, about.model].join(" "),
  row: about.row ?? "",
  stock: about.stock ?? "",
  vin: about.vin ?? "",
  key,
});

type Told = { text: string; bad?: boolean };

/** Today's line of one yard: what waits on this device first, then what the office has. */
export function useToday(me: Person, store: string, target: FormTarget, before: readonly Line[]) {
  const words = useCopy(copy);
  const queueWords = useCopy(queueCopy);
  const [sent, setSent] = useState<readonly Line[]>([]);
  const [back, setBack] = useState<readonly number[]>([]);
  const [told, setTold] = useState<Told>();
  const acts = useActs(me.who).filter(({ kind, about }) => kind === "receive" && about.store === store);
  const waiting = acts.filter(({ refused }) => !refused).map(lineOf);
  const [noted, setNoted] = useState<readonly Line[]>([]);
  useEffect(
    () =>
      onAnswers((answers) => {
        for (const answer of answers) {
          const line = noted.find(({ key }) => key === answer.key);
          if (answer.refused || answer.run === undefined || !line) continue;
          const { run } = answer;
          const { key: _, ...rest } = line;
          setSent((all) => [{ ...rest, run }, ...all.filter((one) => one.run !== run)]);
        }
      }),
    [noted],
  );
  // Those that waited when the page was opened are sent while it is open, too.
  const unknown = waiting.filter(({ key }) => !noted.some((one) => one.key === key));
  if (unknown.length > 0) setNoted([...noted, ...unknown]);

  const done = [...sent, ...before.filter(({ run }) => !sent.some((one) => one.run === run))];
  const undo = async ({ run, key, row, stock }: Line) => {
    if (key !== undefined) {
      const back = takeBack(me, { key, label: words.undoOf(stock), about: { store, stock } });
      if (back === "noted") setNoted((all) => all.filter((one) => one.key !== key));
      return setTold({ text: queueWords.takenBack[back], bad: back === "full" });
    }
    try {
      await post(target, "undo", { run: String(run), row, stock });
      setBack((all) => [...all, run ?? 0]);
      setTold({ text: words.undone });
    } catch (error) {
      setTold({ text: (error instanceof Refused && error.message) || words.noUndo, bad: true });
    }
  };
  const lines = [...waiting.toReversed(), ...done.filter(({ run }) => !back.includes(run ?? -1))];
  return { lines, undo, told, setTold };
}
