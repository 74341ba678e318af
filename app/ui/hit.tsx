import type { ReactNode } from "react";

/** A result of the site search; `text` carries its `<mark>`s. Stands in `<ol class="hits">`. */
export function Hit({ href, title, text, where }: { href: string; title: string; text: ReactNode; where: string }) {
  return (
    <li className="hit">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p>{text}</p>
      <p className="where">{where}</p>
    </li>
  );
}
