import { type RefObject, useReducer } from "react";
import { useEdition } from "#app/page.tsx";
import { afterPress } from "#app/shell/browser/after-press.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { checkFields } from "#core/forms/check-fields.ts";
import { type FormId, getForm } from "#core/forms/forms.ts";
import { type Errors, firstMessages, inPageOrder, type Messages, nextMessages, type Step } from "./form-messages.ts";

/** The messages of a form in the browser, by the server's own rules; `told` is what came with the page. */
export function useFormMessages(id: FormId, form: RefObject<HTMLFormElement | null>, told: Errors) {
  const edition = useEdition();
  const definition = getForm(id);
  const [messages, step] = useReducer(
    (now: Messages, next: Step) => nextMessages(definition, now, next),
    told,
    firstMessages,
  );
  const readAll = (): Errors =>
    form.current ? checkFields(definition, Object.fromEntries(new FormData(form.current)), edition).errors : {};

  return {
    ...messages,
    left(name: string) {
      if (!(name in definition.fields)) return;
      afterPress(() => {
        const all = readAll();
        if (all[name] && !messages.errors[name]) announce(all[name]);
        step({ kind: "left", name, all });
      });
    },
    typed(name: string) {
      if (name in definition.fields) step({ kind: "typed", name, all: readAll() });
    },
    /** The first field that is wrong, where one is. */
    sent(): string | undefined {
      const all = readAll();
      step({ kind: "sent", all });
      return inPageOrder(definition, all)[0];
    },
    told: (errors: Errors) => step({ kind: "told", errors }),
  };
}
