/** The browser had fetched this page in case it is wanted, and now it is: the site's own figures count it. */
export function seen(): void {
  const [opened] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (opened?.deliveryType === "navigational-prefetch")
    fetch(location.href, { method: "HEAD", headers: { "x-seen": "1" } }).catch(() => {});
}
