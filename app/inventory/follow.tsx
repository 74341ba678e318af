import { LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";

/** “Siga esta búsqueda”: a link to the feed of what the page lists. */
export function Follow({
  title,
  text,
  href,
  go,
  type = "application/rss+xml",
}: {
  title: string;
  text: string;
  href: string;
  go: string;
  type?: string;
}) {
  return (
    <Sign small className="ask">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton look="ink" icon="rss" href={href} type={type}>
        {go}
      </LinkButton>
    </Sign>
  );
}
