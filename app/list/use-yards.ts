import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { deviceValue } from "#app/device-value.ts";
import type { YardFile } from "#core/yard-file.ts";
import { askYard, type HeldYard, isHeld, laterOf, type YardAnswer } from "./ask-yard.ts";
import type { Change } from "./changes.ts";
import { freshen } from "./freshen.ts";
import { freshenBook, subscribe } from "./list-store.ts";
import type { YardFacts } from "./visit.ts";

const mostYards = 8;

/** The yards of the lists without their cars and prices: what a list needs to be added up and walked without signal. */
const deviceYards = deviceValue("list-yards", (kept) =>
  Array.isArray(kept) ? kept.filter((one): one is YardFacts => Boolean((one as YardFacts)?.store?.id)) : undefined,
);

function keepFacts({ store, map }: YardFile): void {
  const others = (deviceYards.get() ?? []).filter((one) => one.store.id !== store.id);
  deviceYards.set([{ store, map }, ...others].slice(0, mostYards));
}

type Yards = {
  /** What each yard that was asked has answered. */
  answers: ReadonlyMap<number, YardAnswer>;
  facts: ReadonlyMap<number, YardFacts>;
  held: ReadonlyMap<number, HeldYard>;
  /** Those that say which cars stand there now. */
  files: ReadonlyMap<number, YardFile>;
  /** What is new in them goes into the lists. */
  fresh: Change;
};

/**
 * The yards of a list as they are today. Their files are the same for everybody and name no list: what is compared, is
 * compared here. Asked for again when the signal is back, and at another `now`.
 */
export function useYards(stores: readonly number[], now: Date): Yards {
  const [answers, setAnswers] = useState<ReadonlyMap<number, YardAnswer>>(new Map());
  const asked = useRef(new Map<number, Date>());
  const [turn, setTurn] = useState(0);
  const wanted = stores.filter((id) => id > 0).join(" ");
  useEffect(() => {
    const again = () => {
      // Whatever was heard before the signal went may have changed since.
      asked.current.clear();
      setTurn((n) => n + 1);
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  useEffect(() => {
    for (const id of wanted.split(" ").map(Number)) {
      if (id === 0 || asked.current.get(id) === now) continue;
      asked.current.set(id, now);
      askYard(id, turn > 0 ? "no-cache" : "default").then((answer) => {
        if (isHeld(answer) && !answer.saved) keepFacts(answer.file);
        else if (answer !== "closed") asked.current.delete(id);
        // Together with the answer, so that both are drawn at once.
        if (isHeld(answer)) freshenBook(freshen(answer, now));
        setAnswers((before) => new Map([...before, [id, laterOf(before.get(id), answer)]]));
      });
    }
  }, [wanted, turn, now]);
  const kept = deviceYards.get();
  const yards = useMemo(() => {
    const held = new Map([...answers].filter((one): one is [number, HeldYard] => isHeld(one[1])));
    const facts = new Map<number, YardFacts>(kept?.map((one) => [one.store.id, one]));
    for (const [id, { file }] of held) facts.set(id, file);
    const files = new Map([...held].filter(([, { saved }]) => !saved).map(([id, { file }]) => [id, file]));
    const fresh: Change = (book) => [...held.values()].reduce((sum, yard) => freshen(yard, now)(sum), book);
    return { answers, facts, held, files, fresh };
  }, [kept, answers, now]);
  // Whatever changes the book, this tab or another, no old price is drawn where a newer one is known.
  useLayoutEffect(() => {
    const look = () => freshenBook(yards.fresh);
    look();
    return subscribe(look);
  }, [yards]);
  return yards;
}
