import { createContext, type RefCallback, useContext } from "react";
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
  device: string;
  /** This page, whole. */
  here: string;
  /** The file that has the drawing of every body, by its name. */
  art: string;
};

/** The same as long as the list is open: whoever only asks for these is not drawn anew. */
export type ListTools = {
  links: ListLinks;
  /** Who brings the old part along pays no core. */
  coreWaived: boolean;
  /** There is room for the cars' pictures: the smallest phones do not even fetch them. */
  pictures: boolean;
  /** Changes the list, and says what was done: it can be undone. `then` is where who pressed something goes on, if that goes. */
  act(change: Change, said?: string, then?: PlaceId): void;
  /** The `ref` of what stands at a place. */
  place(id: PlaceId): RefCallback<HTMLElement>;
};

/** What comes while it is open. */
type ListMoment = { now: Date; held: ReadonlyMap<number, HeldYard> };

export const ListContext = createContext<ListTools | null>(null);
export const MomentContext = createContext<ListMoment>({ now: new Date(0), held: new Map() });
/** Where a part of the same yard may be moved to. */
export const TargetsContext = createContext<readonly Target[]>([]);

/** Places of the list that keep the keyboard when what was pressed is gone. */
export const places = {
  undo: "undo",
  openList: "open-list",
  want: (stop: StopKey, part: number) => `want-${stop}-${part}` as const,
} as const;
export type PlaceId = "undo" | "open-list" | `want-${StopKey}-${number}`;

type Target = { key: StopKey; name: string };

export function useList(): ListTools {
  const tools = useContext(ListContext);
  if (!tools) throw new Error("useList() outside the list");
  return tools;
}
