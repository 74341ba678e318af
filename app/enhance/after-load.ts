/** For what nobody waits for: runs once the page and all that it shows are there. */
export function afterLoad(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}
