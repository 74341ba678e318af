import type { Edition } from "./editions.ts";

/** What a row of a table of pages says, of the site's (site/pages.ts) and of the office's (office/pages.ts). */
export type TableRow = {
  /** The page's folder: `page.tsx` and its words lie there. */
  file: string;
  /** In two-host mode; a path that both editions share gets the prefix /en for English when one host serves both (address.ts). */
  paths: Record<Edition, string>;
};
export type PageTable = Readonly<Record<string, TableRow>>;
export type IdIn<T extends PageTable> = keyof T & string;

type ParamsOf<P extends string> = P extends `${infer A}/${infer B}`
  ? ParamsOf<A> | ParamsOf<B>
  : P extends `:${infer N}`
    ? N
    : never;

/** The parameter object of a table's page: nothing for a page without parameters. */
export type ParamsIn<T extends PageTable, Id extends keyof T> = [ParamsOf<T[Id]["paths"]["es"]>] extends [never]
  ? Record<never, string>
  : Record<ParamsOf<T[Id]["paths"]["es"]>, string>;

/** Both paths of a row must carry the same parameters. */
export type Twin<R> = {
  [K in keyof R]: R[K] extends { paths: { es: infer S extends string; en: infer E extends string } }
    ? [ParamsOf<S>, ParamsOf<E>] extends [ParamsOf<E>, ParamsOf<S>]
      ? R[K]
      : { paths: "es and en must carry the same :params" }
    : never;
};
