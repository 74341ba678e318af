import type { Session } from "#data/writes/staff-sessions.ts";
import { nobody, sessionHeader } from "../offline/session-header.ts";

/** Everything comes from the office itself, nothing inline runs, and no other page may hold it. */
const policyOf = (script: string) => [
  "default-src 'none'",
  `script-src ${script}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const permissionsWith = (camera: string) =>
  `publickey-credentials-get=(self), publickey-credentials-create=(self), camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;

/** What follows from the page: where codes are scanned the camera may be opened, and the reader of codes may run. */
export const pageHeaders = (origin: string, scans = false): Record<string, string> => ({
  "content-security-policy": [
    ...policyOf(scans ? "'self' 'wasm-unsafe-eval'" : "'self'"),
    ...(origin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; "),
  "permissions-policy": permissionsWith(scans ? "(self)" : "()"),
});

export const officeHeaders = (origin: string): Record<string, string> => ({
  ...pageHeaders(origin),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // An address may be a link that lets one in: no other site hears of it. Ours must, or forms would come from nowhere.
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
});

/** Told to the worker on the device, that keeps the pages of one session and shows them in no other. */
export function whoseHeaders({ session }: { session: Session | undefined }, framed: boolean): Record<string, string> {
  if (!session) return { [sessionHeader]: nobody };
  return framed ? { [sessionHeader]: session.id } : {};
}

/** The next one at this device finds nothing of what the browser itself keeps. What waits to be sent is another store, and stays. */
export const leavingHeaders = { "clear-site-data": '"cache"' };
