import { announce } from "#app/shell/browser/announce.ts";
import { solveTask } from "./human-task.ts";

/** Ticking the box makes the device solve a task of the server; the form's button waits for the answer. */
export function enhance(element: HTMLElement): void {
  const form = element.closest("form");
  const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
  const answer = element.querySelector<HTMLInputElement>("input[name=recaptcha]");
  const label = element.querySelector<HTMLElement>("[data-label]");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  // Without these the form goes unproven, as it does without script.
  if (!box || !answer || !label || !button || typeof Worker === "undefined") {
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
  answer.addEventListener("spent", reset);
  let expiry: number | undefined;
  box.addEventListener("change", async () => {
    clearTimeout(expiry);
    if (!box.checked) return reset();
    say(busy);
    try {
      const solved = await solveTask();
      if (!box.checked) return;
      button.disabled = false;
      // The server has no task to give: it goes by the age of the page's token.
      if (!solved) {
        element.querySelector<HTMLElement>(".human")?.remove();
        return button.focus();
      }
      answer.value = solved.answer;
      say(done);
      const left = solved.expiresAt - Date.now();
      if (left > 0) expiry = window.setTimeout(reset, left);
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
