import type { Words } from "#core/edition.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { StoreFacts } from "#data/queries/feeds-stores.ts";
import { normaliseName } from "#feeds/engine/columns.ts";

export type StoreLookup = {
  /** The store that a file means by a word, or the sentence that says why not. */
  find(word: string, state?: string): StoreFacts | Words;
  list(): readonly StoreFacts[];
  byId(id: number): StoreFacts | undefined;
  /** The day on the store's calendar. */
  today(store: StoreFacts, now: Date): string;
};

const noStore: Words = {
  es: "no es un patio de esta cadena. Escriba su código como en el archivo de patios (locations), o agregue primero el patio.",
  en: "is no store of this chain. Write its code as in the locations feed, or add the store first.",
};

/** The names of a store, the surest first: codes before names before towns. */
const names: readonly ((store: StoreFacts) => string)[] = [
  (s) => s.site,
  (s) => s.code,
  (s) => String(s.id),
  (s) => s.name,
  (s) => s.list_text,
  (s) => s.map_text_line1,
  (s) => `${s.city} ${s.state}`,
  (s) => s.city,
];

export function createStoreLookup(stores: readonly StoreFacts[]): StoreLookup {
  const tables = names.map((name) => Map.groupBy(stores, (store) => normaliseName(name(store))));
  const byId = new Map(stores.map((store) => [store.id, store]));
  const days = new Map<string, string>();
  let moment = Number.NaN;
  const answers = new Map<string, StoreFacts | Words>();

  const search = (word: string, state: string): StoreFacts | Words => {
    const plain = normaliseName(word);
    // "102" and "0102" are the same yard; "Yard 102" too.
    const forms = [plain, plain.replace(/^(?:yard|store|location)/, ""), plain.replace(/^0+/, "")];
    for (const table of tables) {
      for (const form of forms) {
        const found = form ? table.get(form) : undefined;
        if (!found) continue;
        const near = state ? found.filter((store) => normaliseName(store.state) === normaliseName(state)) : found;
        const only = near.length === 1 ? near[0] : found.length === 1 ? found[0] : undefined;
        if (only) return only;
        const sites = found.map((s) => s.site).join(", ");
        return {
          es: `puede ser ${found.length} patios (${sites}). Escriba el código del patio.`,
          en: `fits ${found.length} stores (${sites}). Write the store's code.`,
        };
      }
    }
    return noStore;
  };

  return {
    find(word, state = "") {
      const key = `${word}\u0001${state}`;
      let answer = answers.get(key);
      if (answer === undefined) {
        answer = search(word, state);
        if (answers.size < 10_000) answers.set(key, answer);
      }
      return answer;
    },
    list: () => stores,
    byId: (id) => byId.get(id),
    today(store, now) {
      if (now.getTime() !== moment) days.clear();
      moment = now.getTime();
      let day = days.get(store.time_zone);
      if (day === undefined) {
        day = localTimeOf(now, store.time_zone).day;
        days.set(store.time_zone, day);
      }
      return day;
    },
  };
}
