export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control would send: a box that is not ticked sends nothing. */
export const typedIn = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === "checkbox" && !control.checked ? "" : control.value;

export function setValue(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === control.value;
  else control.value = value;
}

/** The message under a field, as the server writes it. */
export function mark(control: Control, message: string, template: HTMLTemplateElement): void {
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

export type Wrong = readonly { id: string; message: string }[];

/** What is wrong, above the form as the server writes it; nothing wrong, no box. */
export function showSummary(form: HTMLFormElement, wrong: Wrong): void {
  form.parentElement?.querySelector(".errors")?.remove();
  const template = form.querySelector<HTMLTemplateElement>("template[data-summary]");
  if (!template || wrong.length === 0) return;
  const box = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const { one = "", many = "" } = template.dataset;
  const title = box.querySelector("h2 span");
  if (title) title.textContent = wrong.length === 1 ? one : many.replace("{n}", String(wrong.length));
  const items = wrong.map(({ id, message }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = message;
    item.append(link);
    return item;
  });
  box.querySelector("ul")?.replaceChildren(...items);
  form.before(box);
}
