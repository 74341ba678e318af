import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { BillPart } from "./bill.tsx";
import { billPartOf, tickedRows, tickRows } from "./browser/listed-rows.ts";
import type { PriceListProps } from "./list-props.ts";

/** The chosen parts: those that came with the page, and what is ticked in its rows. */
export function useBill({ chosen, ask, rows: html }: PriceListProps, rows: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<readonly BillPart[]>(chosen);
  const ids = parts.map(({ id }) => id);
  const add = (some: readonly BillPart[]) =>
    setParts((before) => {
      const known = new Set(before.map(({ id }) => id));
      const fresh = some.filter(({ id }) => !known.has(id));
      return fresh.length > 0 ? [...before, ...fresh] : before;
    });
  const remove = (id: number) => setParts((before) => before.filter((part) => part.id !== id));

  // Another answer of the server has its own prices.
  const [given, setGiven] = useState(chosen);
  if (given !== chosen) {
    setGiven(chosen);
    setParts(chosen);
  }

  // Before the next effect: what was ticked before script came stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (rows.current) add(tickedRows(rows.current, ask.type));
  }, []);

  // Rows that came anew, and parts that left by the bill.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `html` stands for the rows
  useLayoutEffect(() => {
    if (rows.current) tickRows(rows.current, ids);
  }, [html, parts]);

  // The rows are the server's markup, which React does not listen to.
  useEffect(() => {
    const list = rows.current;
    const ticked = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "part") return;
      if (target.checked) add([billPartOf(target, ask.type)]);
      else remove(Number(target.value));
    };
    list?.addEventListener("change", ticked);
    return () => list?.removeEventListener("change", ticked);
  });

  return { parts, ids, remove };
}
