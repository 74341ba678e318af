import { useCopy } from "#app/page.tsx";
import { staffPage, useOffice } from "../page.tsx";
import type { Line } from "./add-up.ts";
import { copy } from "./copy.ts";
import { type FiguresProps, loadFigures, periods, type YardLine } from "./load.ts";

/** A bar beside its number: the number says it, the bar shows it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="o-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="10" />
    </svg>
  );
}

type TableProps = {
  id: string;
  title: string;
  why?: string;
  head: [string, string];
  lines: readonly Line[];
  none: string;
};

function Table({ id, title, why, head, lines, none }: TableProps) {
  const words = useCopy(copy);
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section className="o-panel" aria-labelledby={id}>
      <div className="o-panel__h">
        <h2 id={id}>{title}</h2>
        {why && <p>{why}</p>}
      </div>
      {lines.length === 0 ? (
        <p className="o-panel__b">{none}</p>
      ) : (
        <table className="o-table o-table--bars">
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col" className="n">
                {head[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Bar share={count / most} />
                </th>
                <td className="n">{words.count(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Each yard in its own line; on a phone the heads stand beside their numbers. */
function Yards({ yards }: { yards: readonly YardLine[] }) {
  const words = useCopy(copy);
  const kinds = ["view", "car", "search", "lead"] as const;
  return (
    <section className="o-panel" aria-labelledby="yards-h">
      <div className="o-panel__h">
        <h2 id="yards-h">{words.byYard}</h2>
      </div>
      <table className="o-table o-table--yards">
        <thead>
          <tr>
            <th scope="col">{words.yard}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="n">
                {words.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yards.map(({ id, name, counts }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {kinds.map((kind) => (
                <td key={kind} className="n">
                  {words.count(counts[kind])} <small aria-hidden="true">{words.kinds[kind]}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figures({ title, days, of, totals, byDay, asked, pages, forms, yards }: FiguresProps & { title: string }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <div>
          <h1>{title}</h1>
          <p>{`${words.why} ${of === undefined ? words.ofChain : words.ofYards(of)}`}</p>
        </div>
        <nav className="o-seg" aria-label={words.period}>
          {periods.map((one) => (
            <a key={one} href={`${href("figures")}?days=${one}`} aria-current={one === days ? "page" : undefined}>
              {words.days(one)}
            </a>
          ))}
        </nav>
      </div>
      <div className="o-stack">
        <dl className="o-panel o-kpis">
          {totals.map(({ kind, now, before }) => (
            <div key={kind}>
              <dt>{words.kinds[kind]}</dt>
              <dd>
                <span className="o-big">{words.count(now)}</span>
                <span className="o-help">{words.before(before)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="o-figs">
          <Table
            id="asked-h"
            title={of === undefined ? words.asked : words.missing}
            why={of === undefined ? words.askedWhy : words.missingWhy}
            head={[words.what, words.times]}
            lines={asked}
            none={of === undefined ? words.noAsked : words.noMissing}
          />
          <Table id="day-h" title={words.byDay} head={[words.day, words.kinds.view]} lines={byDay} none={words.none} />
          <Table
            id="pages-h"
            title={words.pages}
            head={[words.page, words.kinds.view]}
            lines={pages}
            none={words.none}
          />
          <Table
            id="forms-h"
            title={words.forms}
            head={[words.form, words.kinds.lead]}
            lines={forms}
            none={words.none}
          />
        </div>
        {yards.length > 0 && <Yards yards={yards} />}
      </div>
    </>
  );
}

export const figures = staffPage<FiguresProps>({
  id: "figures",
  needs: "figures.see",
  load: loadFigures,
  Page: Figures,
});
