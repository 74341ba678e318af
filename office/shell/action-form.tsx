import type { ReactNode } from "react";
import type { ValuesIn } from "#site/address.ts";
import { csrfField } from "../http/csrf.ts";
import { useOffice } from "../page.tsx";
import type { OfficePageId, OfficePages, OfficeParams } from "../pages.ts";

type ActionFormProps<Id extends OfficePageId> = {
  /** The page whose action it is. */
  to: Id;
  name: string;
  /** What else is sent with it. */
  fields?: Readonly<Record<string, string>>;
  /** It brings files. */
  brings?: true;
  /** For what stands outside and belongs to it. */
  id?: string;
  className?: string;
  children: ReactNode;
} & (keyof OfficeParams<Id> extends never ? { params?: never } : { params: OfficeParams<Id> });

/** A form that does something: it carries what shows that it is ours. */
export function ActionForm<Id extends OfficePageId>(form: ActionFormProps<Id>) {
  const { to, params, name, fields = {}, brings, id, className, children } = form;
  const { href, csrf } = useOffice();
  return (
    <form
      id={id}
      method="post"
      action={href(to, ...([params] as unknown as ValuesIn<OfficePages, Id>))}
      className={className}
      encType={brings && "multipart/form-data"}
    >
      {Object.entries({ ...fields, do: name, [csrfField]: csrf }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
