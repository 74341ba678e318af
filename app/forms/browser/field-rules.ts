import { namesPlace } from "#core/postal-code.ts";

export type Asked = { value: string; required: boolean; max: number; pattern: string; place?: boolean };

/** The server's rule for one field: needed or not, how long at most, what it looks like. */
export function isWrong({ value, required, max, pattern, place = false }: Asked): boolean {
  const text = value.trim();
  if (text === "") return required;
  if (place && !namesPlace(text)) return true;
  return text.length > max || (pattern !== "" && !new RegExp(`^(?:${pattern})$`, "u").test(text));
}
