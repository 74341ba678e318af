/** What the form of a car that comes in holds, as it was typed. */
export type ReceiveForm = Record<
  "vin" | "asis" | "make" | "model" | "year" | "stock" | "row" | "hit" | "store" | "key",
  string
>;

const names = ["vin", "asis", "make", "model", "year", "stock", "row", "hit", "store", "key"] as const;

export const readForm = (fields: URLSearchParams): ReceiveForm =>
  Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? "").trim().slice(0, 40)])) as ReceiveForm;

const isKey = (text: string) => /^[0-9a-f-]{36}$/.test(text);
/** The form's own, by which one that is sent twice is known. */
export const keyOf = ({ key }: ReceiveForm): string | undefined => (isKey(key) ? key : undefined);

export const isStockNumber = (text: string): boolean => /^[\p{L}\p{N} ./-]{1,20}$/u.test(text);
