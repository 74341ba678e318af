/**
 * Reads what may be anything as what it should be, and leaves out what nobody asked for; throws where it is something
 * else. A list is read before the first of it is drawn: a library of schemas took a fifth of that time.
 */
type Shape<T> = (value: unknown) => T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

function refuse(): never {
  throw new TypeError("not of this shape");
}

export const isShaped = (shape: Shape<unknown>, value: unknown): boolean => {
  try {
    shape(value);
    return true;
  } catch {
    return false;
  }
};

export const textOf =
  (longest: number): Shape<string> =>
  (value) =>
    typeof value === "string" && value.length <= longest ? value : refuse();

export const textLike =
  (pattern: RegExp): Shape<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : refuse();

export const wholeFrom =
  (least: number, largest: number): Shape<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= largest
      ? (value as number)
      : refuse();

export const yesOrNo: Shape<boolean> = (value) => (typeof value === "boolean" ? value : refuse());

/** What lists of before did not say is no. */
export const yesIfSaid: Shape<boolean> = (value) => value !== undefined && yesOrNo(value);

export const oneOf =
  <const T>(...all: readonly T[]): Shape<T> =>
  (value) =>
    all.includes(value as T) ? (value as T) : refuse();

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** Each of them once, by what it is known by. */
export const listOf =
  <T>(shape: Shape<T>, longest: number, keyOf: (one: T) => unknown): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > longest) return refuse();
    const all = value.map(shape);
    return new Set(all.map(keyOf)).size === all.length ? all : refuse();
  };

export function recordOf<F extends Record<string, Shape<unknown>>>(fields: F): Shape<{ [K in keyof F]: Shaped<F[K]> }> {
  const named = Object.entries(fields);
  return (value) => {
    if (typeof value !== "object" || value === null) return refuse();
    const read: Record<string, unknown> = {};
    for (const [name, shape] of named) read[name] = shape((value as Record<string, unknown>)[name]);
    return read as { [K in keyof F]: Shaped<F[K]> };
  };
}
