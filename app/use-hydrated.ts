import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser has taken over; for what only script can show. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
