/** Runs it in a pause, so that it holds up nothing that the visitor does; busy pages have none, then after a while. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 50);
}

/** For what nobody waits for: runs in the first pause once the page and all that it shows are there. */
export function afterLoad(task: () => void): void {
  if (document.readyState === "complete") whenIdle(task);
  else addEventListener("load", () => whenIdle(task), { once: true });
}

/** Between pieces of long work: lets a press or a key in first, where the browser can. */
export const letOthers = (): Promise<void> | undefined => globalThis.scheduler?.yield?.();
