/** An answer as Mozilla's HTTP Observatory looks at it: headers by their small names, cookies apart. */
export type Seen = { headers: Record<string, string>; cookies: string[] };
type Mark = [name: string, points: number];

const sixMonths = 15_768_000;

function policyOf(text: string | undefined): Map<string, string[]> | undefined {
  if (!text) return undefined;
  const directives = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

function contentPolicy({ headers }: Seen): Mark {
  const policy = policyOf(headers["content-security-policy"]);
  if (!policy) return ["csp-not-implemented", -25];
  const fallback = policy.get("default-src");
  const [scripts, objects, styles] = ["script-src", "object-src", "style-src"].map(
    (name) => policy.get(name) ?? fallback ?? ["*"],
  ) as [string[], string[], string[]];
  const broad = (sources: string[]) => sources.some((source) => /^(\*|https?:|data:|ftp:)$/.test(source));
  const inline = (sources: string[]) =>
    sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  if (broad(scripts) || broad(objects) || inline(scripts)) return ["csp-implemented-with-unsafe-inline", -20];
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return ["csp-implemented-with-insecure-scheme", -20];
  if (scripts.includes("'unsafe-eval'")) return ["csp-implemented-with-unsafe-eval", -10];
  if (broad(styles) || inline(styles)) return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
  return fallback?.join() === "'none'"
    ? ["csp-implemented-with-no-unsafe-default-src-none", 10]
    : ["csp-implemented-with-no-unsafe", 5];
}

function cookies({ cookies: all, headers }: Seen): Mark {
  if (all.length === 0) return ["cookies-not-found", 0];
  const marks = all.map((cookie): Mark => {
    const [pair = "", ...rest] = cookie.split(";").map((part) => part.trim().toLowerCase());
    const name = pair.slice(0, pair.indexOf("="));
    const sameSite = rest.find((part) => part.startsWith("samesite"));
    const session = /sess|login/.test(name);
    const hsts = headers["strict-transport-security"] !== undefined;
    if (!rest.includes("secure")) {
      if (session) return ["cookies-session-without-secure-flag", hsts ? -10 : -40];
      return ["cookies-without-secure-flag", hsts ? -5 : -20];
    }
    if (session && !rest.includes("httponly")) return ["cookies-session-without-httponly-flag", -30];
    if (sameSite && !/^samesite=(strict|lax)$/.test(sameSite)) return ["cookies-samesite-flag-invalid", -20];
    if (!sameSite && /csrf|xsrf/.test(name)) return ["cookies-anticsrf-without-samesite-flag", -20];
    return sameSite
      ? ["cookies-secure-with-httponly-sessions-and-samesite", 5]
      : ["cookies-secure-with-httponly-sessions", 0];
  });
  return marks.reduce((worst, mark) => (mark[1] < worst[1] ? mark : worst));
}

function sharing({ headers }: Seen): Mark {
  const origin = headers["access-control-allow-origin"];
  if (!origin) return ["cross-origin-resource-sharing-not-implemented", 0];
  if (origin === "*") return ["cross-origin-resource-sharing-implemented-with-public-access", 0];
  return headers["access-control-allow-credentials"] === "true"
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : ["cross-origin-resource-sharing-implemented-with-restricted-access", 0];
}

function transport({ headers }: Seen): Mark {
  const header = headers["strict-transport-security"];
  if (!header) return ["hsts-not-implemented", -20];
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return ["hsts-header-invalid", -20];
  return age >= sixMonths
    ? ["hsts-implemented-max-age-at-least-six-months", 0]
    : ["hsts-implemented-max-age-less-than-six-months", -10];
}

function referrer({ headers }: Seen): Mark {
  const policy = headers["referrer-policy"];
  if (!policy) return ["referrer-policy-not-implemented", 0];
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy)
    ? ["referrer-policy-private", 5]
    : ["referrer-policy-unsafe", -5];
}

const sniffing = ({ headers }: Seen): Mark =>
  headers["x-content-type-options"] === "nosniff"
    ? ["x-content-type-options-nosniff", 0]
    : ["x-content-type-options-not-implemented", -5];

function framing({ headers }: Seen): Mark {
  if (policyOf(headers["content-security-policy"])?.has("frame-ancestors"))
    return ["x-frame-options-implemented-via-csp", 5];
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "")
    ? ["x-frame-options-sameorigin-or-deny", 5]
    : ["x-frame-options-not-implemented", -20];
}

function resources({ headers }: Seen): Mark {
  const policy = headers["cross-origin-resource-policy"];
  if (!policy) return ["cross-origin-resource-policy-not-implemented", 0];
  if (policy === "same-origin" || policy === "same-site") return [`cross-origin-resource-policy-${policy}`, 10];
  return policy === "cross-origin"
    ? ["cross-origin-resource-policy-cross-origin", 0]
    : ["cross-origin-resource-policy-header-invalid", -5];
}

/**
 * The score by the rules that Mozilla publishes: penalties from 100, and where 90 are left, the extra points. What hangs on
 * the way to the site (redirects of plain HTTP, the preload list) or on scripts of others (there are none) counts 0.
 */
export function observatoryScore(seen: Seen): { score: number; marks: Mark[] } {
  const tests = [contentPolicy, cookies, sharing, transport, referrer, sniffing, framing, resources];
  const marks = tests.map((test) => test(seen));
  const sum = (wanted: (points: number) => boolean) =>
    marks.reduce((total, [, points]) => (wanted(points) ? total + points : total), 0);
  const base = 100 + sum((points) => points < 0);
  return { score: Math.max(0, base >= 90 ? base + sum((points) => points > 0) : base), marks };
}
