import { createContext, useContext } from "react";
import type { HeldYard } from "./ask-yard.ts";
import type { StopKey } from "./book.ts";
import type { Change } from "./changes.ts";

/** Addresses of other pages, as the server writes them. */
export type ListLinks = {
  /** Before a car's key; before a yard's number. */
  car: string;
  yard: string;
  cars: string;
  prices: string | undefined;
  privacy: string;
  /** This page, whole. */
  here: string;
  /** The drawing of every body, by its name. */
  art: Readonly<Record<string, string>>;
};

/** The same as long as the list is open: whoever only asks for these is not drawn anew. */
export type ListTools = {
  links: ListLinks;
  /** There is room for the cars' pictures: a phone does not even fetch them. */
  pictures: boolean;
  /** Changes the list, and says what was done: it can be undone. */
  act(change: Change, said?: string): void;
};

/** What comes while it is open. */
export type ListMoment = { now: Date; held: ReadonlyMap<number, HeldYard> };

export const ListContext = createContext<ListTools | null>(null);
export const MomentContext = createContext<ListMoment>({ now: new Date(0), held: new Map() });
/** Where a part of the same yard may be moved to. */
export const TargetsContext = createContext<readonly Target[]>([]);

export type Target = { key: StopKey; name: string };

export function useList(): ListTools {
  const tools = useContext(ListContext);
  if (!tools) throw new Error("useList() outside the list");
  return tools;
}
