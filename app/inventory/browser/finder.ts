import { announce } from "#app/shell/browser/announce.ts";
import { readPage } from "#app/shell/browser/read-page.ts";
import { recall, remember } from "#app/shell/browser/storage.ts";
import { locateButton } from "#app/stores/browser/locate.ts";
import { checkPlace } from "#app/stores/browser/place-check.ts";

const kept = ["make", "model", "from", "to", "zip", "distance"] as const;
type Control = HTMLSelectElement | HTMLInputElement;
const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

/** The models of a make, taken from the page that shows them to those without script. */
async function getModels(form: HTMLFormElement, makeId: string): Promise<HTMLOptionElement[]> {
  const address = new URL(form.dataset.models ?? "", location.href);
  address.searchParams.set("make", makeId);
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const page = readPage(await answer.text());
  return [...page.querySelectorAll<HTMLOptionElement>("select[data-model] option")];
}

/** Fills the list of models; what the visitor is on keeps the focus. */
async function showModels(form: HTMLFormElement, wanted = "0"): Promise<void> {
  const make = control(form, "make") as HTMLSelectElement;
  const models = form.querySelector<HTMLSelectElement>("select[data-model]");
  if (!models) return;
  const asked = make.value;
  if (asked === "") {
    models.replaceChildren(new Option(models.dataset.first ?? "", "0"));
    models.disabled = true;
    return;
  }
  models.setAttribute("aria-busy", "true");
  const options = await getModels(form, asked);
  // The visitor has chosen another make meanwhile.
  if (make.value !== asked) return;
  models.replaceChildren(...options.map((option) => document.importNode(option, true)));
  models.removeAttribute("aria-busy");
  models.disabled = false;
  models.value = options.some((option) => option.value === wanted) ? wanted : "0";
}

/** "Toyota (812)" → "Toyota". */
const nameOf = (make: HTMLSelectElement) => make.selectedOptions[0]?.text.split(" (", 1)[0] ?? "";

function sayModels(form: HTMLFormElement): void {
  const make = control(form, "make") as HTMLSelectElement;
  const models = form.querySelector<HTMLSelectElement>("select[data-model]");
  if (!models || make.value === "") return;
  const said = models.dataset.said ?? "";
  announce(said.replace("{n}", String(models.options.length - 1)).replace("{make}", nameOf(make)));
}

function keepSearch(form: HTMLFormElement): void {
  const values = kept.map((name) => [name, control(form, name)?.value ?? ""]);
  remember("search", JSON.stringify(Object.fromEntries(values)));
}

/** The last search of this device, put into a form that came empty. */
function recallSearch(form: HTMLFormElement): void {
  const text = recall("search");
  if (text === null || kept.some((name) => isTouched(control(form, name)))) return;
  try {
    const values = JSON.parse(text) as Record<string, string>;
    for (const name of kept) {
      const field = control(form, name);
      const value = values[name];
      if (!field || name === "model" || typeof value !== "string") continue;
      if (field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value))
        field.value = value;
    }
    if (values.make) showModels(form, values.model).catch(() => {});
  } catch {
    remember("search", "{}");
  }
}

const isTouched = (field: Control | null): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : field !== null &&
      [...field.options].some(
        (option) => option.selected !== option.defaultSelected && option.index > 0 && option.selected,
      );

/** Beside filters the list is long and the page wide: there each tick counts at once. */
const wide = matchMedia("(width >= 1022px)");

/** The inventory form and the filters of its results. */
export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  // A make that was chosen before the script came has no models yet.
  if (control(form, "make")?.value && form.querySelector<HTMLSelectElement>("select[data-model]")?.disabled)
    showModels(form).catch(() => {});
  else if ("recall" in form.dataset) recallSearch(form);
  form.addEventListener("change", (event) => {
    const field = event.target as HTMLElement;
    if ("make" in field.dataset) {
      showModels(form).then(
        () => sayModels(form),
        () => form.requestSubmit(),
      );
    }
    if ("live" in field.dataset && wide.matches) form.requestSubmit();
  });
  form.addEventListener("submit", () => keepSearch(form));
  locateButton(form);
  checkPlace(form);
}
