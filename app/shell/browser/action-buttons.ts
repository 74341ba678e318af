import { marked, markOf } from "#app/marks.ts";
import { announce } from "./announce.ts";

async function copyText(button: HTMLElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  const done = markOf(button, "done") ?? "";
  announce(done);
  const label = button.lastChild;
  if (label?.nodeType !== Node.TEXT_NODE) return;
  const before = label.textContent;
  label.textContent = done;
  setTimeout(() => {
    label.textContent = before;
  }, 2000);
}

function reveal(
  root: ParentNode,
  name: "print" | "copy" | "share",
  able: boolean,
  act: (button: HTMLElement) => void,
): void {
  for (const button of marked(root, name)) {
    if (!able) button.remove();
    button.hidden = false;
    button.addEventListener("click", () => act(button));
  }
}

/** Print, copy and share: the page keeps room for them, and they show where the browser can do it. */
export function actionButtons(root: ParentNode): void {
  const canCopy = navigator.clipboard !== undefined;
  reveal(root, "print", true, () => print());
  reveal(root, "copy", canCopy, (button) => copyText(button, markOf(button, "copy") ?? ""));
  reveal(root, "share", canCopy || navigator.canShare !== undefined, (button) => {
    const url = new URL(markOf(button, "share") || location.href, location.href).href;
    const data = { title: markOf(button, "title") ?? document.title, url };
    if (navigator.canShare?.(data)) navigator.share(data).catch(() => {});
    else copyText(button, url);
  });
}
