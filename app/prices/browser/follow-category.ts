/** Marks the category that is being read, and keeps it in sight where the categories are a row. */
export function followCategory(box: HTMLElement): () => void {
  const links = new Map(
    [...box.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
  );
  const seen = new Set<string>();
  let current: HTMLAnchorElement | undefined;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      const next = [...links].find(([id]) => seen.has(id))?.[1];
      if (!next || next === current) return;
      current?.removeAttribute("aria-current");
      next.setAttribute("aria-current", "true");
      current = next;
      const row = next.closest("ul");
      row?.scrollTo({ left: next.offsetLeft - row.clientWidth / 3 });
    },
    { rootMargin: "-20% 0px -70%" },
  );
  for (const id of links.keys()) {
    const category = document.getElementById(id);
    if (category) watch.observe(category);
  }
  return () => {
    watch.disconnect();
    current?.removeAttribute("aria-current");
  };
}
