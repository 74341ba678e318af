import { sayYard, type YardWord } from "#core/yard-word.ts";
import type { Edition } from "./editions.ts";

type Shape<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

type WithYardWord<S> = { es: (yard: YardWord["es"]) => S; en: (yard: YardWord["en"]) => Shape<NoInfer<S>> };
type Plain<S> = { es: S; en: Shape<NoInfer<S>> };

/**
 * Words of a page or component in both editions; a missing, extra or differently shaped key does not compile. Words that
 * name a yard are told by a function of what the chain calls it: `es: (y) => ({ find: `Encuentre su ${y.one}` })`.
 */
export function defineCopy<const S>(copy: WithYardWord<S>): Record<Edition, Shape<S>>;
export function defineCopy<const S>(copy: Plain<S>): Record<Edition, Shape<S>>;
export function defineCopy<const S>(copy: WithYardWord<S> | Plain<S>): Record<Edition, Shape<S>> {
  return typeof copy.es === "function"
    ? sayYard(...([copy.es, copy.en] as unknown as Parameters<typeof sayYard<Shape<S>>>))
    : (copy as Record<Edition, Shape<S>>);
}
