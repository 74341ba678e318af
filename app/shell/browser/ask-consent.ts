import { consent, counter } from "./consent.ts";

/** Asks whoever has not answered, where there is something to ask about. */
export function askOnce(): void {
  const counting = counter();
  if (counting && !consent()) import("./consent-bar.ts").then(({ askForConsent }) => askForConsent(counting.kind));
}
