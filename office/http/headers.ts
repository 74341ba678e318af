/** Everything comes from the office itself, nothing inline runs, and no other page may hold it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const officeHeaders = (origin: string): Record<string, string> => ({
  "content-security-policy": origin.startsWith("https:") ? `${policy}; upgrade-insecure-requests` : policy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // An address may be a link that lets one in: no other site hears of it. Ours must, or forms would come from nowhere.
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
  "permissions-policy":
    "publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
});
