/** The address a GET form leads to, without its empty fields. */
export function formAddress(action: string, entries: Iterable<[string, FormDataEntryValue]>): string {
  const url = new URL(action);
  url.search = "";
  url.hash = "";
  for (const [name, value] of entries) {
    if (typeof value === "string" && value.trim() !== "") url.searchParams.append(name, value.trim());
  }
  return url.href;
}
