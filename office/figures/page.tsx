import { useCopy } from "#app/page.tsx";
import { definePage, useOffice } from "../page.tsx";
import { Panel } from "../shell/panel.tsx";
import type { Line } from "./add-up.ts";
import { copy } from "./copy.ts";
import { type FiguresProps, loadFigures, periods, type YardLine } from "./load.ts";
import "./figures.css";

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
    <Panel id={id} title={title} why={why}>
      {lines.length === 0 ? (
        <p className="o-panel__body">{none}</p>
      ) : (
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col" className="number">
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
                <td className="number">{words.count(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

/** Each yard in its own line; on a phone the heads stand beside their numbers. */
function Yards({ yards }: { yards: readonly YardLine[] }) {
  const words = useCopy(copy);
  const kinds = ["view", "car", "search", "lead"] as const;
  return (
    <Panel id="yards" title={words.byYard}>
      <table className="o-table o-table--yards">
        <thead>
          <tr>
            <th scope="col">{words.yard}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="number">
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
                <td key={kind} className="number">
                  {words.count(counts[kind])} <small aria-hidden="true">{words.kinds[kind]}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Figures({ title, days, of, totals, byDay, asked, pages, forms, yards }: FiguresProps) {
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
            id="asked"
            title={of === undefined ? words.asked : words.missing}
            why={of === undefined ? words.askedWhy : words.missingWhy}
            head={[words.what, words.times]}
            lines={asked}
            none={of === undefined ? words.noAsked : words.noMissing}
          />
          <Table id="day" title={words.byDay} head={[words.day, words.kinds.view]} lines={byDay} none={words.none} />
          <Table id="pages" title={words.pages} head={[words.page, words.kinds.view]} lines={pages} none={words.none} />
          <Table id="forms" title={words.forms} head={[words.form, words.kinds.lead]} lines={forms} none={words.none} />
        </div>
        {yards.length > 0 && <Yards yards={yards} />}
      </div>
    </>
  );
}

export const page = definePage("figures", {
  load: loadFigures,
  Page: Figures,
});
