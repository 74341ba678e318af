import { announce } from "./announce.ts";
import { isWrong } from "./field-rules.ts";
import { hand } from "./outbox.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The last is a field that Google's widget adds to its form. */
const unsent = new Set(["_csrf", "recaptcha", "g-recaptcha-response"]);

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The message under a field, as the server writes it. */
function mark(control: Control, message: string, template: HTMLTemplateElement): void {
  const id = `${control.id}-err`;
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== id);
  document.getElementById(id)?.remove();
  const field = control.closest<HTMLElement>(".field");
  field?.toggleAttribute("data-bad", message !== "");
  if (message === "") control.removeAttribute("aria-invalid");
  else {
    control.setAttribute("aria-invalid", "true");
    const error = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    error.id = id;
    (error.lastElementChild ?? error).textContent = message;
    field?.append(error);
    described.push(id);
  }
  if (described.length > 0) control.setAttribute("aria-describedby", described.join(" "));
  else control.removeAttribute("aria-describedby");
}

/** A form of the site: messages once a field is touched; sent in place, and kept on the device until it has arrived. */
export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const box = form.closest<HTMLElement>("[data-form-box]");
  const done = box?.querySelector<HTMLElement>(".done");
  const state = done?.querySelector<HTMLElement>("[data-state]");
  const template = form.querySelector<HTMLTemplateElement>("template[data-error]");
  if (!box || !done || !state || !template) return;
  const controls = [...form.querySelectorAll<Control>("[data-message]")];
  const group = controls.filter(({ name }) => form.dataset.oneOf?.split(" ").includes(name));
  const touched = new Set<Control>(controls.filter((control) => control.hasAttribute("aria-invalid")));

  const wrong = (control: Control): boolean =>
    isWrong({
      value: control.value,
      required: control.required,
      max: Number(control.dataset.max),
      pattern: control.getAttribute("pattern") ?? "",
    });
  function messageOf(control: Control): string {
    if (wrong(control)) return control.dataset.message ?? "";
    const none = control === group[0] && group.every(({ value }) => value.trim() === "");
    return none ? (form.dataset.oneMessage ?? "") : "";
  }
  const show = (control: Control) => mark(control, messageOf(control), template);

  for (const control of controls) {
    control.addEventListener("blur", () => {
      const known = control.hasAttribute("aria-invalid");
      touched.add(control);
      show(control);
      if (!known && messageOf(control)) announce(messageOf(control));
    });
    control.addEventListener("input", () => {
      const related = group.includes(control) ? group : [control];
      for (const one of related) if (touched.has(one)) show(one);
    });
  }

  const summary = box.querySelector<HTMLElement>(".errors");
  const received = state.textContent;
  function take(back: boolean): void {
    form.hidden = !back;
    if (summary) summary.hidden = true;
    if (done) done.hidden = back;
  }

  form.addEventListener("submit", (event) => {
    for (const control of controls) {
      touched.add(control);
      show(control);
    }
    const first = controls.find(messageOf);
    if (first) {
      event.preventDefault();
      first.focus();
      return;
    }
    const data = new FormData(form);
    const answer = String(data.get("recaptcha") ?? "");
    // Where the check cannot run, the form goes as it does without script.
    if (answer === "") return;
    event.preventDefault();
    const fields: Record<string, string> = { language: document.documentElement.lang.slice(0, 2) };
    for (const [name, value] of data)
      if (!unsent.has(name) && typeof value === "string" && value !== "") fields[name] = value;
    take(false);
    state.textContent = state.dataset.sending ?? "";
    done.focus();
    const item = {
      key: newKey(),
      form: form.dataset.form ?? "",
      address: form.dataset.address ?? "",
      fields,
      at: Date.now(),
    };
    hand(item, answer, ({ outcome, errors }) => {
      if (outcome !== "refused") {
        state.textContent = outcome === "sent" ? received : (state.dataset.kept ?? "");
        return;
      }
      take(true);
      form.querySelector("input[name=recaptcha]")?.dispatchEvent(new Event("spent"));
      if (errors.form) announce(errors.form);
      for (const control of controls) mark(control, errors[control.name] ?? "", template);
      controls.find(({ name }) => errors[name])?.focus();
    });
  });
}
