import { announce } from "./announce.ts";
import type { Solution, Task } from "./solve.ts";

const challengePath = "/api/captcha/challenge";

function work(task: Task): Promise<Solution> {
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error("failed"));
    worker.onerror = () => reject(new Error("no worker"));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

async function getTask(): Promise<Task> {
  const answer = await fetch(challengePath);
  if (!answer.ok) throw new Error(`challenge: ${answer.status}`);
  return (await answer.json()) as Task;
}

/** Ticking the box makes the device solve a task of the server; the form's button waits for the answer. */
export function enhance(element: HTMLElement): void {
  const form = element.closest("form");
  const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
  const answer = element.querySelector<HTMLInputElement>("input[name=recaptcha]");
  const label = element.querySelector<HTMLElement>("[data-label]");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  // Without these the server goes by the age of the page's token, as it does without script.
  if (!box || !answer || !label || !button || !crypto.subtle || typeof Worker === "undefined") {
    element.querySelector<HTMLElement>(".human")?.remove();
    return;
  }
  const { busy = "", done = "", failed = "" } = element.dataset;
  const asked = label.textContent;
  const say = (text: string | null) => {
    label.textContent = text;
    announce(text ?? "");
  };
  const reset = () => {
    box.checked = false;
    box.disabled = false;
    answer.value = "";
    button.disabled = true;
    label.textContent = asked;
  };
  reset();
  box.addEventListener("change", async () => {
    if (!box.checked) return reset();
    say(busy);
    try {
      const task = await getTask();
      const solution = await work(task);
      answer.value = btoa(JSON.stringify({ challenge: task, solution }));
      button.disabled = false;
      say(done);
      const left = (task.parameters.expiresAt ?? 0) * 1000 - Date.now();
      if (left > 0) setTimeout(reset, left);
    } catch {
      reset();
      say(failed);
    }
  });
  // The browser's Back shows the page as it was left, with an answer that is spent.
  addEventListener("pageshow", (event) => {
    if (event.persisted) reset();
  });
}
