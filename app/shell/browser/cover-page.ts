/** What lies beside an element, up to the page, is there for nobody while that covers it. Answers how to undo it. */
export function coverPage(element: Element): () => void {
  const covered: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside instanceof HTMLElement && beside !== at && beside.id !== "live") covered.push(beside);
  const set = (inert: boolean) => {
    for (const beside of covered) beside.inert = inert;
  };
  set(true);
  return () => set(false);
}
