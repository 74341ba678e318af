import { vi } from "vitest";

const keyOf = (asked: string | { url: string }) =>
  new URL(typeof asked === "string" ? asked : asked.url, "https://yonke.test").href;

class BareCache {
  readonly held = new Map<string, Response>();
  async match(asked: string | { url: string }) {
    return this.held.get(keyOf(asked))?.clone();
  }
  async put(asked: string | { url: string }, answer: Response) {
    this.held.set(keyOf(asked), answer);
  }
  async delete(asked: string | { url: string }) {
    return this.held.delete(keyOf(asked));
  }
  async keys() {
    return [...this.held.keys()].map((url) => ({ url }));
  }
}

/** What the device keeps of answers, in memory. */
export function openCaches() {
  const all = new Map<string, BareCache>();
  const caches = {
    open: async (name: string) => {
      const cache = all.get(name) ?? new BareCache();
      all.set(name, cache);
      return cache;
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
  vi.stubGlobal("caches", caches);
  return caches;
}
