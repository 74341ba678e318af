import { useEffect, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { post } from "../../browser/post.ts";
import { copy } from "./copy.ts";
import type { KnownCar } from "./known-car.ts";
import type { ReceiveCarsProps } from "./receive-props.ts";

/** What the office knows of a VIN; until it answers, what the page knew when it was opened. */
type Known = { car: KnownCar | undefined; unasked: boolean };

/** On a line that is nearly dead nobody waits for longer. */
const patienceMs = 5_000;

export function useKnown({ target, store, here, mayMove }: ReceiveCarsProps, vin: string): Known {
  const words = useCopy(copy);
  const [heard, setHeard] = useState<{ vin: string; car?: Partial<KnownCar> }>();
  useEffect(() => {
    if (vin === "") return undefined;
    let over = false;
    const ask = () =>
      post<Partial<KnownCar>>(target, "known", { store, vin }, AbortSignal.timeout(patienceMs)).then(
        (car) => over || setHeard({ vin, car }),
        () => over || setHeard({ vin }),
      );
    void ask();
    window.addEventListener("online", ask);
    return () => {
      over = true;
      window.removeEventListener("online", ask);
    };
  }, [target, store, vin]);
  const answer = heard?.vin === vin ? heard : undefined;
  const isKnown = (car: Partial<KnownCar> | undefined): car is KnownCar => car?.said !== undefined;
  if (answer?.car) return { car: isKnown(answer.car) ? answer.car : undefined, unasked: false };
  const at = vin === "" ? -1 : here.indexOf(`|${vin}~`);
  const [, row = "", stock = "", id = ""] =
    here
      .slice(at + 1)
      .split("|", 1)[0]
      ?.split("~") ?? [];
  const car =
    at < 0 ? undefined : { said: `${words.here(row, stock)}.`, there: { car: id, store, row, name: "", mayMove } };
  return { car, unasked: answer !== undefined };
}
