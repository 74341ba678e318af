import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./copy.ts";

export type PromoBannerData = {
  /** The event's id: dismissal is remembered under it. */
  id: string;
  title: string;
  /** The served address of the event's own icon; without one an exclamation mark shows. */
  icon?: string | undefined;
  links: readonly { href: string; text: string }[];
};

/** At 560 px and under, between header and content. `always` shows it at any width, for the page of components. */
export function PromoBanner({ banner, always = false }: { banner: PromoBannerData; always?: boolean }) {
  const words = useCopy(copy);
  return (
    <aside
      className={always ? "promo promo--kit" : "promo"}
      aria-label={`${words.promo}: ${banner.title}`}
      data-promo={banner.id}
    >
      <span className="promo__mark" aria-hidden="true">
        {banner.icon ? <img src={banner.icon} width="36" height="36" alt="" /> : "!"}
      </span>
      <div className="promo__body">
        <p className="promo__title">{banner.title}</p>
        <div className="promo__links">
          {banner.links.map((link) => (
            <a key={link.href} href={link.href}>
              {link.text}
            </a>
          ))}
        </div>
      </div>
      <button className="promo__x" type="button" data-dismiss aria-label={words.promoDismiss} hidden data-room>
        <Icon name="close" />
      </button>
    </aside>
  );
}
