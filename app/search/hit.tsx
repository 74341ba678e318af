type HitProps = { href: string; title: string; html: string; where: string | undefined };

/** A result of the site search; `html` is escaped but for its `<mark>`s. Stands in `<ol class="hits">`. */
export function Hit({ href, title, html, where }: HitProps) {
  return (
    <li className="hit">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the index escapes all but its own marks */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
      <p className="where">{where}</p>
    </li>
  );
}
