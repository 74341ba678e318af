import { afterPress, mark } from "#app/forms/browser/form-marks.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { couldBePlace } from "#core/postal-code.ts";

/** The message under a field for a place once it was touched: the server's own rule, said before the form is sent. */
export function checkPlace(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[data-place]");
  const template = form.querySelector<HTMLTemplateElement>("template[data-error]");
  if (!field || !template) return;
  const { place: malformed = "", needed = "" } = field.dataset;
  let touched = field.hasAttribute("aria-invalid");
  const message = (): string => {
    const text = field.value.trim();
    if (text === "") return field.required ? needed : "";
    return couldBePlace(text) ? "" : malformed;
  };
  field.addEventListener("blur", () =>
    afterPress(() => {
      touched = true;
      const said = message();
      if (said !== "" && !field.hasAttribute("aria-invalid")) announce(said);
      mark(field, said, template);
    }),
  );
  field.addEventListener("input", () => {
    if (touched) mark(field, message(), template);
  });
}
