import { having, setMark } from "#app/marks.ts";

type Kind = "ga4" | "plausible";
type Counting = Window & { dataLayer?: unknown[]; [disable: `ga-disable-${string}`]: boolean };

const addresses: Record<Kind, (id: string) => string> = {
  ga4: (id) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  plausible: () => "https://plausible.io/js/script.js",
};
/** The script's own way of being told not to count. */
const plausibleOff = "plausible_ignore";

function load(kind: Kind, id: string): void {
  if (document.querySelector(`script${having("analytics")}`)) return;
  const script = document.createElement("script");
  script.src = addresses[kind](id);
  script.async = true;
  setMark(script, "analytics", kind);
  if (kind === "plausible") setMark(script, "domain", id);
  document.head.append(script);
}

function startGa4(id: string): void {
  const counting = window as unknown as Counting;
  counting[`ga-disable-${id}`] = false;
  if (counting.dataLayer) return;
  const layer: unknown[] = [];
  counting.dataLayer = layer;
  // The library reads each call as the arguments object itself, not as an array.
  function say(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  say("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" });
  say("js", new Date());
  const { origin, pathname, search } = location;
  // What stands behind the # is the visitor's own: a list that was shared.
  say("config", id, { allow_google_signals: false, page_location: origin + pathname + search });
}

export function allow(kind: Kind, id: string): void {
  if (kind === "ga4") startGa4(id);
  else localStorage.removeItem(plausibleOff);
  load(kind, id);
}

/** Nothing more is counted on this page, and what was set is taken away; the next page loads nothing. */
export function refuse(kind: Kind, id: string): void {
  if (kind === "plausible") {
    if (document.querySelector(`script${having("analytics")}`)) localStorage.setItem(plausibleOff, "true");
    return;
  }
  (window as unknown as Counting)[`ga-disable-${id}`] = true;
  const { hostname } = location;
  const above = hostname.split(".").slice(-2).join(".");
  for (const [name = ""] of document.cookie.split(/;\s*/).map((pair) => pair.split("="))) {
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of ["", `; Domain=${hostname}`, `; Domain=${above}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
