export type Asked = { value: string; required: boolean; max: number; pattern: string };

/** The server's rule for one field: needed or not, how long at most, what it looks like. */
export function isWrong({ value, required, max, pattern }: Asked): boolean {
  const text = value.trim();
  if (text === "") return required;
  return text.length > max || (pattern !== "" && !new RegExp(`^(?:${pattern})$`, "u").test(text));
}
