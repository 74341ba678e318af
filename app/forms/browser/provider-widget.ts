import type { Captcha } from "#app/page.tsx";

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

type WidgetSettings = Captcha & { language: string };

/** Shows the provider's check and hands on its answers, an empty one when it has run out; gives what starts it anew. */
export async function showWidget(
  box: HTMLElement,
  { provider, siteKey, language }: WidgetSettings,
  answered: (answer: string) => void,
): Promise<() => void> {
  const widget = await loadWidget(provider, language);
  const id = widget.render(box, {
    sitekey: siteKey,
    callback: answered,
    "expired-callback": () => answered(""),
    "error-callback": () => answered(""),
    ...(provider === "turnstile" && { language, "response-field": false }),
  });
  return () => widget.reset(id);
}
