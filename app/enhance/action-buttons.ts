import { announce } from "./announce.ts";

async function copyText(button: HTMLElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  announce(button.dataset.done ?? "");
  const label = button.lastChild;
  if (label?.nodeType !== Node.TEXT_NODE) return;
  const before = label.textContent;
  label.textContent = button.dataset.done ?? before;
  setTimeout(() => {
    label.textContent = before;
  }, 2000);
}

function reveal(root: ParentNode, name: string, act: (button: HTMLElement) => void): void {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    button.hidden = false;
    button.addEventListener("click", () => act(button));
  }
}

/** Print, copy and share: hidden in the page, shown where the browser can do it. */
export function actionButtons(root: ParentNode): void {
  reveal(root, "print", () => print());
  if (navigator.clipboard) reveal(root, "copy", (button) => copyText(button, button.dataset.copy ?? ""));
  if (!navigator.canShare && !navigator.clipboard) return;
  reveal(root, "share", (button) => {
    const url = new URL(button.dataset.share || location.href, location.href).href;
    const data = { title: button.dataset.title ?? document.title, url };
    if (navigator.canShare?.(data)) navigator.share(data).catch(() => {});
    else copyText(button, url);
  });
}
