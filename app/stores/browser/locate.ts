import { announce } from "#app/shell/browser/announce.ts";
import { canLocate, findMyCode } from "#app/stores/near-me.ts";

/** "Use my location", in a form that is not React's. */
export function locateButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[data-locate]");
  if (!button) return;
  if (!canLocate()) {
    button.hidden = true;
    return;
  }
  const words = button.dataset;
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    announce(words.busy ?? "");
    try {
      const { code, far } = await findMyCode();
      const zip = form.elements.namedItem("zip") as HTMLInputElement;
      zip.value = code;
      zip.dispatchEvent(new Event("input", { bubbles: true }));
      zip.focus();
      announce(far ? (words.far ?? "") : (words.found ?? "").replace("{zip}", code));
    } catch {
      announce(words.failed ?? "");
      sayFailed(button, words.failed ?? "");
    } finally {
      button.removeAttribute("aria-busy");
    }
  });
}

/** Seen as well as heard; gone when the visitor types. */
function sayFailed(button: HTMLElement, text: string): void {
  const field = button.closest(".field");
  if (!field || field.querySelector(".hint")) return;
  const hint = document.createElement("span");
  hint.className = "hint";
  hint.textContent = text;
  field.append(hint);
  field.addEventListener("input", () => hint.remove(), { once: true });
}
