import { SiteError } from "#core/errors.ts";
import { actsAtOnce, type NotedAct } from "./noted-act.ts";

const longest = 400;

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;
const textIn = (one: Record<string, unknown>, name: string, most = longest): string =>
  String(one[name] ?? "")
    .trim()
    .slice(0, most);

export const isActKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function readAct(one: unknown): NotedAct {
  if (!isRecord(one) || !isRecord(one.about) || !isActKey(textIn(one, "key")))
    throw new SiteError("invalid", "an act without its key");
  const { about } = one;
  const by = textIn(one, "by", 100);
  return {
    key: textIn(one, "key"),
    kind: textIn(one, "kind"),
    noted: textIn(one, "noted"),
    about: Object.fromEntries(
      Object.keys(about).map((name) => [name, textIn(about, name, name === "cars" ? 8000 : longest)]),
    ),
    ...(by && { by }),
  };
}

/** What a device sent; a page of ours sends no more at once. */
export function readActs(text: string | null): NotedAct[] {
  try {
    const sent: unknown = JSON.parse(text ?? "");
    if (Array.isArray(sent) && sent.length <= actsAtOnce) return sent.map(readAct);
  } catch (error) {
    if (error instanceof SiteError) throw error;
  }
  throw new SiteError("invalid", "no acts");
}

const aDay = 86_400_000;

/** When it was noted by our clock, however wrong the device's is: its own two times are an age apart, and it is no older than `mostMs`. */
export function notedAt(noted: string, sent: string, now: Date, mostMs = 30 * aDay): string {
  const age = Date.parse(sent) - Date.parse(noted);
  return new Date(now.getTime() - (age > 0 ? Math.min(age, mostMs) : 0)).toISOString();
}
