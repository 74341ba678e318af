import { marked, markOf } from "#app/marks.ts";

export type Consent = "yes" | "no";
export type Kind = "ga4" | "plausible";
type Signals = { globalPrivacyControl?: boolean };

const keptSeconds = 365 * 86_400;
const chosen = () => /(?:^|;\s*)consent=(yes|no)(?:;|$)/.exec(document.cookie)?.[1] as Consent | undefined;

function keep(choice: Consent): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `consent=${choice}; Max-Age=${keptSeconds}; Path=/; SameSite=Lax${secure}`;
}

export const asksForPrivacy = (): boolean => Boolean((navigator as Navigator & Signals).globalPrivacyControl);

/** What the visitor allowed; a browser that sends Global Privacy Control has said no, whatever was chosen before. */
export function consent(): Consent | undefined {
  return asksForPrivacy() ? "no" : chosen();
}

function mark(): void {
  const given = consent();
  for (const button of marked(document, "consent") as NodeListOf<HTMLButtonElement>) {
    button.setAttribute("aria-pressed", String(markOf(button, "consent") === given));
    button.disabled = asksForPrivacy() && markOf(button, "consent") === "yes";
  }
  const note = asksForPrivacy() ? "signal" : given ? "chosen" : "none";
  for (const line of marked(document, "consent-note")) line.hidden = markOf(line, "consent-note") !== note;
}

/** Who would count visits, where somebody would. */
export function counter(): { kind: Kind; id: string } | undefined {
  const [kind, id] = document.querySelector<HTMLMetaElement>("meta[name=analytics]")?.content.split(" ") ?? [];
  return id && (kind === "ga4" || kind === "plausible") ? { kind, id } : undefined;
}

/** Statistics follow the choice: loaded once it is yes, silenced as soon as it is no. */
function follow(): void {
  const counting = counter();
  const given = consent();
  if (!counting || (given !== "yes" && !chosen())) return;
  const { kind, id } = counting;
  import("./analytics.ts").then(({ allow, refuse }) => (given === "yes" ? allow(kind, id) : refuse(kind, id)));
}

export function choose(choice: Consent): void {
  keep(choice);
  mark();
  follow();
  document.dispatchEvent(new Event("consent"));
}

/** Keeps the choice made in the cookie preferences; it can be changed at any time. */
export function consentButtons(): void {
  for (const button of marked(document, "consent"))
    button.addEventListener("click", () => choose(markOf(button, "consent") as Consent));
  mark();
  follow();
}
