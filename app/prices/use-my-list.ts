import { useEffect, useRef, useState } from "react";
import { copy } from "#app/list/add-copy.ts";
import { useCopy } from "#app/page.tsx";
import type { BillPart, BillStore } from "./bill.tsx";

type Code = typeof import("#app/list/adding-code.ts");
const load = (): Promise<Code> => import("#app/list/adding-code.ts");

/** What the visitor's list keeps of a part. Its other name is read with the yard's file, when the list is opened. */
export const listedPart = ({ id, name, ...part }: BillPart) => ({
  ...part,
  part: id,
  name: { es: name, en: name },
  seen: new Date().toLocaleDateString("en-CA"),
});

/** A part that is ticked is on the visitor's list with the same tap, and off it with the tick; `said` tells of it. */
export function useMyList(store: BillStore | null) {
  const words = useCopy(copy);
  const [said, say] = useState("");
  const code = useRef<Code>(undefined);
  // Whoever takes the bill off the list adds up only.
  const apart = useRef(false);
  // The first tap does not wait for it.
  useEffect(() => {
    load().then((loaded) => {
      code.current = loaded;
    });
  }, []);

  function change(
    { isListed, toggle, changeBook, getBook, countAll, keepYardSoon }: Code,
    part: BillPart,
    on: boolean,
  ) {
    const yard = { store: store?.id ?? 0, yard: store?.name ?? "" };
    const addition = { ...yard, car: null, parts: [listedPart(part)] };
    if (isListed(getBook(), addition) === on) return;
    const refusal = changeBook(toggle(addition));
    const put = on ? words.put : words.taken;
    say(refusal ? words.refused[refusal] : put(part.name, countAll(getBook())));
    if (on && !refusal) keepYardSoon(yard.store);
  }
  function follow(part: BillPart, on: boolean): void {
    say("");
    if (apart.current) return;
    if (code.current) change(code.current, part, on);
    else load().then((loaded) => change(loaded, part, on));
  }
  const onPress = (on: boolean) => {
    apart.current = !on;
  };
  return { said, follow, onPress };
}
