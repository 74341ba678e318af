import type { Config } from "#config";

/** Headers of every answer. No inline script or style is ever needed, so the strictest policy works with cached pages. */
export function securityHeaders(config: Pick<Config, "hosts" | "analytics" | "captcha">): Record<string, string> {
  const tls = config.hosts.es.startsWith("https:") && config.hosts.en.startsWith("https:");
  const scripts = ["'self'"];
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
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self'",
    `img-src ${images.join(" ")}`,
    "font-src 'self'",
    `connect-src ${connects.join(" ")}`,
    `frame-src ${frames.join(" ") || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(tls ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(tls ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
