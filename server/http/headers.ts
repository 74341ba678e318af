import type { Config } from "#config";

type Settings = Pick<Config, "hosts" | "analytics" | "captcha">;
const hasTls = ({ hosts }: Settings) => hosts.es.startsWith("https:") && hosts.en.startsWith("https:");

/** What an answer may load and run. Inline scripts are allowed by their hash alone, which works with cached pages. */
export function contentPolicy(config: Settings, inline = { scripts: [] as string[] }): string {
  const scripts = ["'self'", ...inline.scripts];
  const connects = ["'self'"];
  const frames: string[] = [];
  const images = ["'self'", "data:"];
  if (config.analytics.ga4) {
    scripts.push("https://www.googletagmanager.com");
    connects.push("https://*.google-analytics.com", "https://*.googletagmanager.com");
    images.push("https://*.google-analytics.com");
  }
  if (config.analytics.plausible) {
    scripts.push("https://plausible.io");
    connects.push("https://plausible.io");
  }
  if (config.captcha.provider === "turnstile") {
    scripts.push("https://challenges.cloudflare.com");
    frames.push("https://challenges.cloudflare.com");
  }
  if (config.captcha.provider === "recaptcha") {
    scripts.push("https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/");
    frames.push("https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/");
  }
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self'",
    `img-src ${images.join(" ")}`,
    "font-src 'self'",
    `connect-src ${connects.join(" ")}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hasTls(config) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export const referrerPolicy = { "referrer-policy": "strict-origin-when-cross-origin" };

/**
 * Headers of an answer in which nothing can run: the shortest policy. Other sites may not draw what is ours into their
 * pages: what is for everybody's pages says so itself.
 */
export const inertHeaders = (config: Settings): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  ...(hasTls(config) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Headers of every other answer. */
export function securityHeaders(config: Settings): Record<string, string> {
  return {
    ...inertHeaders(config),
    "content-security-policy": contentPolicy(config),
    ...referrerPolicy,
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

/** As a list, the form that Node writes quickest; an answer's own stand before those of every answer. */
export function listHeaders(always: Record<string, string>, own: Record<string, string>): string[] {
  const list: string[] = [];
  for (const name in always) if (!(name in own)) list.push(name, always[name] as string);
  for (const name in own) list.push(name, own[name] as string);
  return list;
}
