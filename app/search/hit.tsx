import { priceWords } from "#app/cars-for-sale/car-words.ts";
import { usePage } from "#app/page.tsx";
import type { HitCar } from "./hit-cars.ts";
import "./search.css";

type HitProps = {
  href: string;
  title: string;
  html: string;
  /** The address of its picture, which says nothing that the title beside it does not; "" without one. */
  image: string;
  where: string | undefined;
  found?: HitCar | undefined;
};

/** A result of the site search; `html` is escaped but for its `<mark>`s. Stands in `<ol class="hits">`. */
export function Hit({ href, title, html, image, where, found }: HitProps) {
  const { edition } = usePage();
  return (
    <li className="hit">
      {image && <img className="hit__pic" src={image} width="96" height="72" alt="" loading="lazy" />}
      <div className="hit__text">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the index escapes all but its own marks */}
        <p dangerouslySetInnerHTML={{ __html: html }} />
        <p className="where">{where}</p>
      </div>
      {found && <b className="hit__price">{priceWords(found.car, found.country, edition)}</b>}
    </li>
  );
}
