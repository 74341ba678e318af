import { useCopy } from "#app/page.tsx";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";
import type { YardToday } from "./load.ts";
import "./today.css";

function Age({ age, old }: Pick<YardToday, "age" | "old">) {
  const words = useCopy(copy);
  return <span className={old ? "o-state o-state--bad" : "o-state o-state--ok"}>{age ?? words.neverRead}</span>;
}

function Card({ yard }: { yard: YardToday }) {
  const words = useCopy(copy);
  return (
    <section className="o-yardcard" aria-label={yard.name}>
      <div className="o-yardcard__head">
        <h2>{yard.name}</h2>
        <p>{yard.state}</p>
      </div>
      <div className="o-yardcard__body">
        <p className="o-big">
          {words.count(yard.cars)} <small>{words.cars}</small>
        </p>
        <p className="o-age">
          <Age age={yard.age} old={yard.old} />
          {yard.read && <span className="o-help">{yard.read}</span>}
        </p>
      </div>
    </section>
  );
}

/** A card each for whoever has a few; a chain is read in a table. */
export function Yards({ yards }: { yards: readonly YardToday[] }) {
  const words = useCopy(copy);
  if (yards.length <= 4)
    return (
      <div className="o-yards">
        {yards.map((yard) => (
          <Card key={yard.id} yard={yard} />
        ))}
      </div>
    );
  return (
    <Panel id="yards" title={words.yards(yards.length)}>
      <table className="o-table o-table--yards">
        <thead>
          <tr>
            <th scope="col">{words.yard}</th>
            <th scope="col" className="number">
              {words.cars}
            </th>
            <th scope="col">{words.inventory}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {yards.map((yard) => (
            <tr key={yard.id}>
              <th scope="row">{yard.name}</th>
              <td className="number">{words.count(yard.cars)}</td>
              <td>
                <Age age={yard.age} old={yard.old} />
                {yard.read && <small>{yard.read}</small>}
              </td>
              <td>{yard.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
