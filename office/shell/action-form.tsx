import type { ReactNode } from "react";
import { csrfField } from "../http/csrf.ts";
import { useOffice } from "../page.tsx";
import type { OfficePageId } from "../paths.ts";

type ActionFormProps = {
  /** The page whose action it is. */
  to: OfficePageId;
  param?: string;
  name: string;
  /** What else is sent with it. */
  fields?: Readonly<Record<string, string>>;
  /** It brings files. */
  brings?: true;
  className?: string;
  children: ReactNode;
};

/** A form that does something: it carries what shows that it is ours. */
export function ActionForm({ to, param, name, fields = {}, brings, className, children }: ActionFormProps) {
  const { href, csrf } = useOffice();
  return (
    <form method="post" action={href(to, param)} className={className} encType={brings && "multipart/form-data"}>
      {Object.entries({ ...fields, do: name, [csrfField]: csrf }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
