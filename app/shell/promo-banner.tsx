import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { bannerDismissPath } from "#site/banner-files.ts";
import { copy } from "./copy.ts";
import "./promo-banner.css";

export type PromoBannerData = {
  /** The event's id: dismissal is remembered under it. */
  id: string;
  title: string;
  /** The served address of the event's own icon; without one the image of an exclamation mark shows. */
  icon?: string | undefined;
  links: readonly { href: string; text: string }[];
  /** The instant from which it does not show. */
  until?: string;
};

/** At 560 px and under, between header and content. */
export function PromoBanner({ banner }: { banner: PromoBannerData }) {
  const words = useCopy(copy);
  const { path, asset } = usePage();
  // Its picture comes beside the fonts: told of early or fetched late it costs the largest paint a tenth of a second.
  return (
    <aside className="promo" aria-label={`${words.promo}: ${banner.title}`} {...mark("promo", banner.id)}>
      {banner.icon ? (
        <img className="promo__mark" src={banner.icon} width="36" height="36" alt="" fetchPriority="low" />
      ) : (
        <img
          className="promo__mark"
          src={asset("art/exclamation.svg")}
          width="36"
          height="36"
          fetchPriority="low"
          alt={words.promoAttention}
        />
      )}
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
      <form className="promo__close" method="post" action={bannerDismissPath}>
        <input type="hidden" name="id" value={banner.id} />
        <input type="hidden" name="back" value={path} />
        <button className="promo__dismiss" type="submit" aria-label={words.promoDismiss}>
          <Icon name="close" />
        </button>
      </form>
    </aside>
  );
}
