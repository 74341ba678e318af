import { announce } from "#app/shell/browser/announce.ts";
import { meansHere } from "#core/postal-code.ts";
import { nearestCode, readPostalPoints } from "./postal-points.ts";

const farMiles = 60;

/** "Use my location": the device finds the nearest postal code by itself; its position goes nowhere. */
export function locateButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[data-locate]");
  if (!button) return;
  if (!("geolocation" in navigator) || !isSecureContext) {
    button.hidden = true;
    return;
  }
  const words = button.dataset;
  const fill = async () => {
    if (button.getAttribute("aria-busy") === "true") return false;
    button.setAttribute("aria-busy", "true");
    announce(words.busy ?? "");
    try {
      const [position, points] = await Promise.all([
        whereAmI(),
        fetch(words.locate ?? "").then((answer) => answer.text()),
      ]);
      const found = nearestCode(readPostalPoints(points), position.coords);
      if (!found) throw new Error("no postal code");
      const zip = form.elements.namedItem("zip") as HTMLInputElement;
      zip.value = found.code;
      zip.dispatchEvent(new Event("input", { bubbles: true }));
      zip.focus();
      announce(found.miles > farMiles ? (words.far ?? "") : (words.found ?? "").replace("{zip}", found.code));
      return true;
    } catch {
      announce(words.failed ?? "");
      sayFailed(button, words.failed ?? "");
    } finally {
      button.removeAttribute("aria-busy");
    }
    return false;
  };
  button.addEventListener("click", fill);
  // "near me", typed: the device is asked, then the form goes on with what it said.
  form.addEventListener("submit", (event) => {
    if (form.method !== "get" || !meansHere((form.elements.namedItem("zip") as HTMLInputElement).value)) return;
    event.preventDefault();
    fill().then((found) => found && form.requestSubmit());
  });
}

const whereAmI = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 15_000 });
  });

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
