/** Something that was done on a device, maybe without signal, until the office has answered. */
export type NotedAct = {
  /** Made on the device: what is sent twice is done once. */
  key: string;
  kind: string;
  /** By the device's own clock, which may be wrong: only how long ago it was counts. */
  noted: string;
  /** What it is about, by kind: `car` and `store`, or `text`; `row`, `from` … */
  about: Readonly<Record<string, string>>;
  /** Who noted it, where somebody else sends it. */
  by?: string;
};

/** `called`: what its key says, where "mine is right" would not do. */
type Instead = Pick<NotedAct, "kind" | "about"> & { called?: string };

export type Refusal = {
  why: string;
  /** What may be done about it: the same again though it is otherwise by now, another row, or nothing. */
  remedy: "again" | "row" | "drop";
  /** For "again": what to note instead. */
  again?: Instead;
};

export type ActAnswer =
  | { key: string; said: string; run?: number | undefined; refused?: never }
  | { key: string; refused: Refusal };

/** So many go with one request; each is answered by itself. */
export const actsAtOnce = 25;
