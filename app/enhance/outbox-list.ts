/** A form that was sent by the visitor and may not have reached the server yet. */
export type Kept = {
  /** Made on this device: the server stores the same key once, however often it comes. */
  key: string;
  form: string;
  address: string;
  fields: Readonly<Record<string, string>>;
  at: number;
};
export type Outcome = "sent" | "again" | "refused";

const longestMs = 30 * 24 * 3_600_000;
const most = 20;

const isKept = (value: unknown): value is Kept => {
  const { key, form, address, fields, at } = (value ?? {}) as Partial<Kept>;
  return (
    typeof key === "string" &&
    typeof form === "string" &&
    typeof address === "string" &&
    /^\/api\/[\w/]+$/.test(address) &&
    typeof fields === "object" &&
    fields !== null &&
    typeof at === "number"
  );
};

/** What storage holds, without what is broken or too old to be of use to anyone. */
export function readKept(text: string | null, now: number): Kept[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isKept).filter(({ at }) => now - at < longestMs) : [];
  } catch {
    return [];
  }
}

export const withKept = (list: readonly Kept[], item: Kept): Kept[] => [...list, item].slice(-most);
export const withoutKept = (list: readonly Kept[], key: string): Kept[] => list.filter((item) => item.key !== key);

/** What an answer means for the form: only wrong fields are final; a check that ran out is made anew. */
export function outcomeOf(status: number, body: unknown): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 413) return "refused";
  if (status !== 400) return "again";
  const { errors } = (body as { error?: { errors?: Record<string, string> } } | null)?.error ?? {};
  return Object.keys(errors ?? {}).some((name) => name !== "form") ? "refused" : "again";
}

/** Half a minute, then ever longer, a quarter of an hour at most. */
export const waitAfter = (failures: number): number => Math.min(30_000 * 2 ** Math.max(0, failures - 1), 900_000);
