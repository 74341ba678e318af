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

function reveal(root: ParentNode, name: string, able: boolean, act: (button: HTMLElement) => void): void {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    if (!able) button.remove();
    button.hidden = false;
    button.addEventListener("click", () => act(button));
  }
}

/** Print, copy and share: the page keeps room for them, and they show where the browser can do it. */
export function actionButtons(root: ParentNode): void {
  const canCopy = navigator.clipboard !== undefined;
  reveal(root, "print", true, () => print());
  reveal(root, "copy", canCopy, (button) => copyText(button, button.dataset.copy ?? ""));
  reveal(root, "share", canCopy || navigator.canShare !== undefined, (button) => {
    const url = new URL(button.dataset.share || location.href, location.href).href;
    const data = { title: button.dataset.title ?? document.title, url };
    if (navigator.canShare?.(data)) navigator.share(data).catch(() => {});
    else copyText(button, url);
  });
}
