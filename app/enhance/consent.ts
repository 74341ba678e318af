import { recall, remember } from "./storage.ts";

export type Consent = "yes" | "no";
type Signals = { globalPrivacyControl?: boolean };

/** What the visitor allowed; a browser that sends Global Privacy Control has answered already. */
export function consent(): Consent | undefined {
  const chosen = recall("consent");
  if (chosen === "yes" || chosen === "no") return chosen;
  return (navigator as Navigator & Signals).globalPrivacyControl ? "no" : undefined;
}

/** Keeps the choice made in the cookie preferences and tells the page of it: event "consent" on the document. */
export function consentButtons(): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-consent]");
  const mark = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.consent === consent()));
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      remember("consent", button.dataset.consent as Consent);
      mark();
      document.dispatchEvent(new CustomEvent("consent", { detail: consent() }));
    });
  }
  mark();
}
