import { announce } from "#app/shell/browser/announce.ts";

type Options = {
  sitekey: string;
  callback(answer: string): void;
  "expired-callback"(): void;
  "error-callback"(): void;
  /** Turnstile only: its language, and no field of its own in the form. */
  language?: string;
  "response-field"?: boolean;
};
type Widget = { render(box: HTMLElement, options: Options): unknown; reset(id: unknown): void };
type Providers = { turnstile?: Widget; grecaptcha?: Widget; humanWidgetReady?: () => void };

const patienceMs = 15_000;
const scripts = {
  turnstile: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=humanWidgetReady",
  recaptcha: (language: string) =>
    `https://www.google.com/recaptcha/api.js?render=explicit&onload=humanWidgetReady&hl=${language === "es" ? "es-419" : language}`,
};

let loading: Promise<Widget> | undefined;

/** The provider's script tells by `onload=` that it can be used; its being there does not. */
function loadWidget(provider: keyof typeof scripts, language: string): Promise<Widget> {
  loading ??= new Promise((resolve, reject) => {
    const window = globalThis as Providers;
    window.humanWidgetReady = () => {
      const widget = provider === "turnstile" ? window.turnstile : window.grecaptcha;
      if (widget) resolve(widget);
      else reject(new Error(provider));
    };
    const script = document.createElement("script");
    script.src = scripts[provider](language);
    script.async = true;
    script.onerror = () => reject(new Error(provider));
    document.head.append(script);
    setTimeout(() => reject(new Error(provider)), patienceMs);
  });
  return loading;
}

/** Shows the provider's check; the form's button waits for its answer. */
export async function enhance(element: HTMLElement): Promise<void> {
  const box = element.querySelector<HTMLElement>("[data-widget]");
  const answer = element.querySelector<HTMLInputElement>("input[name=recaptcha]");
  const button = element.closest("form")?.querySelector<HTMLButtonElement>("button[type=submit]");
  const { provider, siteKey = "", away = "" } = element.dataset;
  if (!box || !answer || !button || (provider !== "turnstile" && provider !== "recaptcha")) return;
  const language = document.documentElement.lang.slice(0, 2);
  const set = (value: string) => {
    answer.value = value;
    button.disabled = value === "";
  };
  set("");
  try {
    const widget = await loadWidget(provider, language);
    const id = widget.render(box, {
      sitekey: siteKey,
      callback: set,
      "expired-callback": () => set(""),
      "error-callback": () => set(""),
      ...(provider === "turnstile" && { language, "response-field": false }),
    });
    const again = () => {
      set("");
      widget.reset(id);
    };
    answer.addEventListener("spent", again);
    // The browser's Back shows the page as it was left, with an answer that is spent.
    addEventListener("pageshow", (event) => {
      if (event.persisted) again();
    });
  } catch {
    // Blocked or out of reach: the server goes by the age of the page's token, as it does without script.
    const hint = element.querySelector(".hint");
    if (hint) hint.textContent = away;
    announce(away);
    button.disabled = false;
  }
}
