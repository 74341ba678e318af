import { useCopy, useEdition } from "#app/page.tsx";
import { countText } from "#core/count-text.ts";
import { type Report, vinSums } from "#feeds/engine/report.ts";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";
import "./vin-cards.css";

const filledShown = 8;

/** Whether the VINs of a file said anything. */
export const speakVins = ({ vins: { same, filled, wrong }, questions }: Report): boolean =>
  same + filled + wrong > 0 || questions.some(({ kind }) => kind === "vin");

/** What became of the VINs of a file, in sums that add up to its cars. */
export function VinSums({ report }: { report: Report }) {
  const { vinSums: words } = useCopy(copy);
  const { vins, questions } = report;
  const answers = questions.filter(({ kind, read }) => kind === "vin" || read === undefined).length;
  const all = vinSums.reduce((sum, one) => sum + vins[one], 0);
  return (
    <ul className="vin-sum" aria-label={words.all(all)}>
      {vinSums
        .filter((one) => one !== "silent" || vins.silent > 0)
        .map((one) => (
          <li key={one} className={one === "asked" && vins.asked > 0 ? "vin-sum--ask" : undefined}>
            <b>{countText(vins[one])}</b> {words.sums[one](answers)}
          </li>
        ))}
    </ul>
  );
}

/** What VINs filled in without asking, and of how many a sign is wrong. */
export function VinFilled({ report }: { report: Report }) {
  const { vinSums: words } = useCopy(copy);
  const edition = useEdition();
  const { filledByVin: filled, vins } = report;
  return (
    <>
      {filled.length > 0 && (
        <Panel id="filled" title={words.filled} why={words.unasked}>
          <ul className="vin-fill">
            {filled.slice(0, filledShown).map(({ word, said, about, read, count }) => (
              <li key={word}>
                <span>{about?.[edition] ?? (read ? `${said} → ${read}` : said)}</span>
                <b>{countText(count)}</b>
              </li>
            ))}
          </ul>
          {filled.length > filledShown && (
            <p className="o-panel__body o-help">{words.moreKinds(filled.length - filledShown)}</p>
          )}
        </Panel>
      )}
      {vins.wrong > 0 && (
        <Panel id="wrong-vins" title={words.wrong(vins.wrong)}>
          <p className="o-panel__body">{words.wrongWhy}</p>
        </Panel>
      )}
    </>
  );
}
