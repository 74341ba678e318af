import { useSyncExternalStore } from "react";
import { forget, recall, tryRemember } from "#app/shell/browser/storage.ts";

/** Something small that this device keeps: a choice, a list. Islands that show it follow its changes, in other tabs too. */
type DeviceValue<T> = {
  get(): T | undefined;
  /** Whether it was kept. */
  set(value: T): ReturnType<typeof tryRemember>;
  clear(): void;
  subscribe(listener: () => void): () => void;
};

/** `read` answers undefined for what an older release, or another hand, has left there. */
export function deviceValue<T>(key: string, read: (kept: unknown) => T | undefined): DeviceValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: T | undefined;

  function parse(kept: string | null): T | undefined {
    try {
      return kept === null ? undefined : read(JSON.parse(kept));
    } catch {
      return undefined;
    }
  }
  /** The same object while the same is kept, as React asks of a store. */
  function get(): T | undefined {
    const kept = recall(key);
    if (kept !== text) {
      text = kept;
      value = parse(kept);
    }
    return value;
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get,
    set(next) {
      const done = tryRemember(key, JSON.stringify(next));
      tell();
      return done;
    },
    clear() {
      forget(key);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", tell);
      };
    },
  };
}

/** What the device keeps; undefined on the server and while the page hydrates, so that both draw the same. */
export const useDeviceValue = <T>(kept: DeviceValue<T>): T | undefined =>
  useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
