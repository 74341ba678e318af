import type { DrawnCar, DrawnPage } from "../../drawn";
import { pages } from "../../pages-read";

export const dynamic = "force-dynamic";

function Car(car: DrawnCar) {
  return (
    <li className={car.classes} id={car.id}>
      <svg className="car__pic" aria-hidden="true">
        <use href={car.picture} />
      </svg>
      <h3>
        <a href={car.href}>
          {car.year} {car.make && <span className="sr">{car.make}</span>}
          {car.named}
        </a>
        {car.isNew && <span className="tag">Recién llegado</span>}
      </h3>
      <p className="car__body">{car.body}</p>
      {car.color && <p className="car__color">{car.color}</p>}
      <p className="car__eng">{car.engine}</p>
      <p className="car__age">
        {car.days}
        <span className="sr">{car.daysHere}</span>
      </p>
      {car.vin && <p className="car__vin">{car.vin}</p>}
      {car.row && (
        <span className="row">
          <span className="row__k">Fila</span> <span className="row__n">{car.row}</span>
        </span>
      )}
    </li>
  );
}

const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The page as it would be written there; what is no car of the list comes as finished markup. */
export default async function Results({ searchParams }: { searchParams: Promise<{ n?: string }> }) {
  const page = pages[Number((await searchParams).n ?? 0) % pages.length] as DrawnPage;
  return (
    <>
      <title>{page.title}</title>
      <style {...html(page.css)} />
      <div {...html(page.top)} />
      {page.lists.map(({ cars, after }) => (
        <div key={cars[0]?.id}>
          <ul className="cars">
            {cars.map((car) => (
              <Car key={car.id} {...car} />
            ))}
          </ul>
          <div {...html(after)} />
        </div>
      ))}
    </>
  );
}
