import type { Edition } from "./editions.ts";

type Shape<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** Words of a page or component in both editions; a missing, extra or differently shaped key does not compile. */
export const defineCopy = <const S>(copy: { es: S; en: Shape<NoInfer<S>> }) => copy as Record<Edition, Shape<S>>;
