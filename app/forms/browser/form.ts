import { afterPress } from "#app/shell/browser/after-press.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { locateButton } from "#app/stores/browser/locate.ts";
import { isWrong } from "./field-rules.ts";
import { type Control, mark, setValue, showSummary, typedIn } from "./form-marks.ts";
import { hand, onFix } from "./outbox.ts";

/** The last is a field that Google's widget adds to its form. */
const unsent = new Set(["_csrf", "recaptcha", "g-recaptcha-response"]);

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A form of the site: messages once a field is touched; sent in place, and kept on the device until it has arrived. */
export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const box = form.closest<HTMLElement>("[data-form-box]");
  const done = box?.querySelector<HTMLElement>(".done");
  const state = done?.querySelector<HTMLElement>("[data-state]");
  const template = form.querySelector<HTMLTemplateElement>("template[data-error]");
  if (!box || !done || !state || !template) return;
  const kind = form.dataset.form ?? "";
  const controls = [...form.querySelectorAll<Control>("[data-message]")];
  const group = controls.filter(({ name }) => form.dataset.oneOf?.split(" ").includes(name));
  const touched = new Set<Control>(controls.filter((control) => control.hasAttribute("aria-invalid")));

  const wrong = (control: Control): boolean =>
    isWrong({
      value: typedIn(control),
      required: control.required,
      max: Number(control.dataset.max),
      pattern: control.dataset.pattern ?? "",
      place: "place" in control.dataset,
    });
  function messageOf(control: Control): string {
    if (wrong(control)) return control.dataset.message ?? "";
    const none = control === group[0] && group.every(({ value }) => value.trim() === "");
    return none ? (form.dataset.oneMessage ?? "") : "";
  }
  const show = (control: Control) => mark(control, messageOf(control), template);
  const summarise = (message: (control: Control) => string) =>
    showSummary(
      form,
      controls.map((control) => ({ id: control.id, message: message(control) })).filter((one) => one.message !== ""),
    );

  for (const control of controls) {
    const leave = () => {
      const known = control.hasAttribute("aria-invalid");
      touched.add(control);
      show(control);
      if (!known && messageOf(control)) announce(messageOf(control));
    };
    control.addEventListener("blur", () => afterPress(leave));
    control.addEventListener("input", () => {
      const related = group.includes(control) ? group : [control];
      for (const one of related) if (touched.has(one)) show(one);
      // Once it is there, the box keeps step with the fields.
      if (box.querySelector(".errors")) summarise((one) => (touched.has(one) ? messageOf(one) : ""));
    });
  }

  locateButton(form);
  const received = state.textContent;
  function take(back: boolean): void {
    form.hidden = !back;
    if (done) done.hidden = back;
    if (!back) showSummary(form, []);
  }
  /** The form once more, with what the server said of it. */
  function bringBack(errors: Readonly<Record<string, string>>): void {
    take(true);
    form.querySelector("input[name=recaptcha]")?.dispatchEvent(new Event("spent"));
    if (errors.form) announce(errors.form);
    for (const control of controls) {
      mark(control, errors[control.name] ?? "", template as HTMLTemplateElement);
      if (errors[control.name]) touched.add(control);
    }
    summarise(({ name }) => errors[name] ?? "");
    (controls.find(({ name }) => errors[name]) ?? controls[0])?.focus();
  }

  onFix(kind, ({ fields, refused }) => {
    for (const control of controls) setValue(control, fields[control.name] ?? "");
    bringBack(refused ?? {});
  });

  form.addEventListener("submit", (event) => {
    for (const control of controls) {
      touched.add(control);
      show(control);
    }
    summarise(messageOf);
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
    const fields: Record<string, string> = { language: document.documentElement.lang.slice(0, 2) };
    for (const [name, value] of data)
      if (!unsent.has(name) && typeof value === "string" && value !== "") fields[name] = value;
    const item = {
      key: newKey(),
      form: kind,
      address: form.dataset.address ?? "",
      page: location.pathname,
      fields,
      at: Date.now(),
    };
    const taken = hand(item, answer, {
      stays: form.hasAttribute("data-stays"),
      sent() {
        state.hidden = false;
        state.textContent = received;
      },
      waits() {
        // The thanks stay; the bar tells what could not be sent.
        state.hidden = true;
      },
      back: bringBack,
    });
    // No room on this device: it goes as it does without script.
    if (!taken) return;
    event.preventDefault();
    take(false);
    state.hidden = false;
    state.textContent = state.dataset.sending ?? "";
    done.focus();
  });
}
