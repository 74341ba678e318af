import type { Option } from "#app/ui/options.tsx";
import type { Edition } from "#site/editions.ts";

/** One field of the form of a thing, as plain data: the form is hydrated in the browser. */
export type EditField = {
  name: string;
  /** `checks` is a list of which any number may be chosen; their values travel with | between. */
  is: "text" | "area" | "money" | "number" | "date" | "time" | "moment" | "select" | "check" | "checks" | "picture";
  label: string;
  value: string;
  hint?: string | undefined;
  options?: readonly Option[] | undefined;
  required?: boolean | undefined;
  max?: number | undefined;
  /** Whose language it is written in. */
  lang?: Edition | undefined;
};

export type EditGroup = { title: string; note?: string | undefined; fields: readonly EditField[] };

/** The field that says that a picture is to be taken off. */
export const noPicture = (name: string): string => `no_${name}`;

export type EditValues = Readonly<Record<string, string>>;

/** Makes a thing's fields, each with what it has under its name; text where it is nothing else. */
export const fieldsOf =
  (thing: EditValues | undefined) =>
  (name: string, label: string, more: Partial<EditField> = {}): EditField => ({
    name,
    is: "text",
    label,
    value: thing?.[name] ?? "",
    ...more,
  });

/** What a form was sent with, by the fields that it has. */
export function valuesOf(groups: readonly EditGroup[], sent: URLSearchParams): Record<string, string> {
  const fields = groups.flatMap((group) => group.fields).filter(({ is }) => is !== "picture");
  return Object.fromEntries(
    fields.map(({ name, is }) => [
      name,
      (is === "checks" ? sent.getAll(name).join("|") : (sent.get(name) ?? "")).trim(),
    ]),
  );
}

/** The same fields with the values that were sent, where a form comes back. */
export const withValues = (groups: readonly EditGroup[], sent: URLSearchParams | undefined): readonly EditGroup[] => {
  if (!sent) return groups;
  const values = valuesOf(groups, sent);
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value })),
  }));
};
