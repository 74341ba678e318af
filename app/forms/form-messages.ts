import type { Form } from "#core/forms/form.ts";

/** What is wrong, by the field's name; `form` stands for the form as a whole. */
export type Errors = Readonly<Record<string, string>>;

/** What the visitor is told: beside the fields, and in the box above them. */
export type Messages = { touched: readonly string[]; errors: Errors; box: Errors };

export type Step =
  /** A field was left, or its value changed; `all` is what is wrong in the whole form now. */
  | { kind: "left" | "typed"; name: string; all: Errors }
  /** The button was pressed. */
  | { kind: "sent"; all: Errors }
  /** The server has answered. */
  | { kind: "told"; errors: Errors };

export const firstMessages = (told: Errors): Messages => ({ touched: Object.keys(told), errors: told, box: told });

/** The messages of these fields as they are now; the others keep what was said of them. */
function withMessages(errors: Errors, names: readonly string[], all: Errors): Errors {
  const kept = Object.entries(errors).filter(([name]) => !names.includes(name));
  const now = names.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []));
  return Object.fromEntries([...kept, ...now]);
}

/** A message comes once its field was left, and goes as soon as it is mended; the box, once there, keeps step. */
export function nextMessages({ fields, oneOf }: Form, now: Messages, step: Step): Messages {
  switch (step.kind) {
    case "left": {
      const touched = [...new Set([...now.touched, step.name])];
      return { ...now, touched, errors: withMessages(now.errors, [step.name], step.all) };
    }
    case "typed": {
      const related = oneOf?.names.includes(step.name) ? oneOf.names : [step.name];
      const names = related.filter((name) => now.touched.includes(name));
      const errors = withMessages(now.errors, names, step.all);
      return { ...now, errors, box: Object.keys(now.box).length > 0 ? errors : now.box };
    }
    case "sent":
      return { touched: Object.keys(fields), errors: step.all, box: step.all };
    case "told": {
      const touched = [...new Set([...now.touched, ...Object.keys(step.errors)])];
      return { touched, errors: step.errors, box: step.errors };
    }
  }
}

/** Names as they follow one another on the page; the form as a whole comes last. */
export function inPageOrder({ parts }: Form, errors: Errors): string[] {
  const shown = parts.flatMap(({ rows }) => rows.flat());
  return [...shown, "form"].filter((name) => errors[name]);
}
