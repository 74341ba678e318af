/** A form that was sent by the visitor and may not have reached the server yet. */
export type KeptForm = {
  /** Made on this device: the server stores the same key once, however often it comes. */
  key: string;
  form: string;
  address: string;
  /** The path of the form's page, to mend it there. */
  page: string;
  fields: Readonly<Record<string, string>>;
  at: number;
  /** What the server said of its fields; it is not sent again as it is. */
  refused?: Readonly<Record<string, string>>;
};
export type Outcome = "sent" | "again" | "refused";

/** Personal data stays on a device no longer than this, and no more of it than this. */
const longestMs = 7 * 24 * 3_600_000;
const most = 5;
const largest = 20_000;

const isKept = (value: unknown): value is KeptForm => {
  const { key, form, address, page, fields, at } = (value ?? {}) as Partial<KeptForm>;
  return (
    typeof key === "string" &&
    typeof form === "string" &&
    typeof address === "string" &&
    /^\/api\/[\w/]+$/.test(address) &&
    typeof page === "string" &&
    /^\/(?!\/)[\w/-]*$/.test(page) &&
    typeof fields === "object" &&
    fields !== null &&
    typeof at === "number"
  );
};

/** What storage holds, without what is broken; what has lain there too long is apart. */
export function readKept(text: string | null, now: number): { kept: KeptForm[]; expired: KeptForm[] } {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    const all = Array.isArray(list) ? list.filter(isKept) : [];
    const isNew = ({ at }: KeptForm) => now - at < longestMs;
    return { kept: all.filter(isNew), expired: all.filter((item) => !isNew(item)) };
  } catch {
    return { kept: [], expired: [] };
  }
}

/** Whether one more may stay on this device. */
export const hasRoom = (list: readonly KeptForm[], item: KeptForm): boolean =>
  list.length < most && JSON.stringify(item).length <= largest;

export const withoutKept = (list: readonly KeptForm[], key: string): KeptForm[] =>
  list.filter((item) => item.key !== key);

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
