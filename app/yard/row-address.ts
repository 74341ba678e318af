import type { YardSketch } from "#drawings/yard-sketch.ts";

/** The yard's page with each row marked. Where labels come again in every zone, the zone goes with them. */
export function rowAddresses(address: string, { rows, zones }: YardSketch): string[] {
  const labels = new Set<string>();
  const again = new Set<string>();
  for (const [label] of rows) (labels.has(label) ? again : labels).add(label);
  const join = address.includes("?") ? "&" : "?";
  return rows.map(([label, zone]) => {
    const section = again.has(label) ? `&section=${encodeURIComponent(zones[zone]?.[0] ?? "")}` : "";
    return `${address}${join}row=${encodeURIComponent(label)}${section}`;
  });
}
