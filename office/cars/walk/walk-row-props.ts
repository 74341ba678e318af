import type { FormTarget } from "../../browser/post.ts";
import type { Person } from "../../queue/queue.ts";
import type { Marks, WalkCar } from "./marks.ts";

export type WalkRowProps = {
  store: number;
  row: string;
  rows: string[];
  /** The yard's map says which rows there are. */
  mapped: boolean;
  cars: WalkCar[];
  /** What the office knows of this walk. */
  marks: Marks;
  start: number | undefined;
  last: string | undefined;
  me: Person;
  target: FormTarget;
  keys: Readonly<Record<string, string>>;
  ways: {
    here: string;
    cars: string;
    close: string;
    today: string;
    next: { row: string; href: string } | undefined;
    receive: string | undefined;
  };
};
