import { priceWords } from "#app/cars-for-sale/car-words.ts";
import { usePage } from "#app/page.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { VehicleArt } from "#app/vehicle/vehicle-art.tsx";
import { carPhotoPath, photoSizes } from "#site/photos.ts";
import type { HitCar } from "./hit-cars.ts";

type HitProps = { href: string; title: string; html: string; where: string | undefined; found?: HitCar | undefined };

function HitPicture({ car }: Pick<HitCar, "car">) {
  if (car.photos.length === 0) return <VehicleArt {...artOf(car)} stands={false} />;
  const { small } = photoSizes;
  return (
    <div className="car__art">
      <img src={carPhotoPath(car.id, "small")} width={small} height={(small * 5) / 8} alt="" loading="lazy" />
    </div>
  );
}

/** A result of the site search; `html` is escaped but for its `<mark>`s. Stands in `<ol class="hits">`. */
export function Hit({ href, title, html, where, found }: HitProps) {
  const { edition } = usePage();
  return (
    <li className={found ? "hit hit--car" : "hit"}>
      {found && <HitPicture car={found.car} />}
      <div>
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
