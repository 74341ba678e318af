import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { otherType, priceAddress } from "./ask.ts";
import type { BillPart } from "./bill.tsx";
import { askList } from "./browser/ask-list.ts";
import { billPartOf, partsIn, tickedIds, tickRows } from "./browser/listed-rows.ts";
import { deviceParts } from "./device-store.ts";
import type { PriceListProps } from "./list-props.ts";

type Book = ReadonlyMap<number, BillPart>;
const bookOf = (parts: readonly BillPart[]): Book => new Map(parts.map((part) => [part.id, part]));

/** The chosen parts: those that came with the page or stayed on the device, and what is ticked in its rows; `onTick` hears of the latter. */
export function useBill(
  { chosen, ask, path, store }: PriceListProps,
  rows: RefObject<HTMLElement | null>,
  onTick: (part: BillPart, on: boolean) => void,
) {
  const [ids, setIds] = useState<readonly number[]>(() => chosen.map(({ id }) => id));
  const [book, setBook] = useState<Book>(() => bookOf(chosen));
  // A change that changes nothing would wait in React's queue, and undo what the next answer of the server sets below.
  const add = (some: readonly number[]) => {
    if (some.some((id) => !ids.includes(id)))
      setIds((before) => [...before, ...some.filter((id) => !before.includes(id))]);
  };
  /** One part, or all. */
  const remove = (id?: number) => setIds((before) => (id === undefined ? [] : before.filter((other) => other !== id)));
  const learn = (parts: readonly BillPart[]) =>
    parts.length > 0 && setBook((before) => new Map([...before, ...bookOf(parts)]));

  // Another answer of the server has its own prices. What was ticked or left while it was on its way stays so.
  const [given, setGiven] = useState(chosen);
  if (given !== chosen) {
    setGiven(chosen);
    setBook(bookOf(chosen));
    const here = new Set(chosen.map(({ id }) => id));
    setIds(ids.filter((id) => here.has(id) || !ask.list.includes(id)));
  }

  // Before the next effects: what was ticked before script came stays; what the address names is not mixed with the device's.
  const begin = useEffectEvent(() => {
    if (rows.current) add(tickedIds(rows.current));
    if (ask.list.length === 0) add(deviceParts.get() ?? []);
  });
  useLayoutEffect(() => begin(), []);

  const first = useRef(ids);
  useEffect(() => {
    if (ids === first.current) return;
    if (ids.length > 0) deviceParts.set([...ids]);
    else deviceParts.clear();
  }, [ids]);

  // Rows that came anew, and parts that left by the bill.
  useLayoutEffect(() => {
    if (rows.current) tickRows(rows.current, ids);
  });

  // Their prices stand in the rows; those of the other kind of vehicle only the server knows.
  const asked = useRef("");
  const lookUp = useEffectEvent((ids: readonly number[], book: Book) => {
    const unknown = ids.filter((id) => !book.has(id));
    if (unknown.length === 0 || !rows.current) return;
    const found = partsIn(rows.current, unknown, ask.type);
    learn(found);
    const missing = unknown.filter((id) => !found.some((part) => part.id === id));
    // The shortest page that tells their prices.
    const wish = { type: otherType(ask.type), category: "other", list: missing } as const;
    const address = priceAddress(path, store?.id, wish);
    if (missing.length === 0 || address === asked.current) return;
    asked.current = address;
    askList(address).then(
      ({ props }) => {
        if (asked.current !== address) return;
        learn(props.chosen);
        const there = new Set(props.chosen.map(({ id }) => id));
        setIds((before) => before.filter((id) => !missing.includes(id) || there.has(id)));
      },
      () => {
        asked.current = "";
      },
    );
  });
  useEffect(() => lookUp(ids, book), [ids, book]);

  // The rows are the server's markup, which React does not listen to. Before the next effects, as what was ticked is read:
  // whoever ticks in between is heard.
  const ticked = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "part") return;
    const part = billPartOf(target, ask.type);
    onTick(part, target.checked);
    if (!target.checked) return remove(part.id);
    learn([part]);
    add([part.id]);
  });
  useLayoutEffect(() => {
    const list = rows.current;
    const listener = (event: Event) => ticked(event);
    list?.addEventListener("change", listener);
    return () => list?.removeEventListener("change", listener);
  }, [rows]);

  return { parts: ids.flatMap((id) => book.get(id) ?? []), ids, remove };
}
