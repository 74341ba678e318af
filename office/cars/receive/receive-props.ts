import type { Option } from "#app/ui/options.tsx";
import type { FormTarget } from "../../browser/post.ts";
import type { Person } from "../../queue/queue.ts";
import type { Catalog } from "./read-typed.ts";
import type { Line } from "./use-today.ts";

/** All that a device needs to receive cars at a yard by itself. */
export type ReceiveCarsProps = {
  me: Person;
  target: FormTarget;
  yards: Option[];
  store: string;
  row: string;
  /** Of the yard's map; none where it has no map. */
  rows: string[];
  stock: string;
  catalog: Catalog;
  today: Line[];
  /** The cars that were there when the page was opened, as `|vin~row~number~id` each: the office's pages are not packed. */
  here: string;
  mayMove: boolean;
};
