import { createContext, useContext } from "react";
import type { HeldYard } from "./ask-yard.ts";
import type { Change } from "./changes.ts";

/** Addresses of other pages, as the server writes them. */
export type ListLinks = {
  /** Before a car's key; before a yard's number. */
  car: string;
  yard: string;
  cars: string;
  prices: string;
  privacy: string;
  /** This page, whole. */
  here: string;
  /** The drawing of every body, by its name. */
  art: Readonly<Record<string, string>>;
};

export type ListTools = {
  links: ListLinks;
  now: Date;
  held: ReadonlyMap<number, HeldYard>;
  /** Changes the list, and says what was done: it can be undone. */
  act(change: Change, said?: string): void;
};

export const ListContext = createContext<ListTools | null>(null);

export function useList(): ListTools {
  const tools = useContext(ListContext);
  if (!tools) throw new Error("useList() outside the list");
  return tools;
}
