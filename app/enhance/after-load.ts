/** Runs it in a pause, so that it holds up nothing that the visitor does. */
export const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 50));

/** For what nobody waits for: runs in the first pause once the page and all that it shows are there. */
export function afterLoad(task: () => void): void {
  if (document.readyState === "complete") whenIdle(task);
  else addEventListener("load", () => whenIdle(task), { once: true });
}
