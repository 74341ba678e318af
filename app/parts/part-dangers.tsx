import { useCopy, usePage } from "#app/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { asksRecall, mayKill, type PartCaution } from "#core/part-caution.ts";
import { dangerOf, dangerText, type PartDanger } from "#core/part-dangers.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { dangerCopy } from "./danger-copy.ts";
import { RecallLinks } from "./recall-links.tsx";
import "#app/ui/section-head.css";
import "./parts.css";

const othersId = "dangers-h";
type Props = { caution: PartCaution };

/** What stands below; the recall stands with its links, beside the worst. */
const othersOf = (caution: PartCaution) =>
  caution.dangers.slice(mayKill(caution) ? 1 : 0).filter((id) => id !== "airbag-recall");

/** Before anything else that is said of a part: who takes it out, and its worst danger where it has one; `more`: the others stand below. */
export function WorstDanger({ caution, more }: Props & { more: boolean }) {
  const words = useCopy(dangerCopy);
  const { edition } = usePage();
  const [worst] = caution.dangers;
  const others = othersOf(caution);
  const who = whoPulls[caution.who][edition];
  if (!worst && !who) return null;
  const { rules } = chainFacts();
  return (
    <section className="part-danger" aria-label={words.careful}>
      <Notice>
        {who && (
          <p>
            <b>{who}</b>
          </p>
        )}
        {worst && <p>{dangerText(worst, rules)[edition]}</p>}
        {asksRecall(caution) && (
          <p>
            {dangerOf("airbag-recall")[edition]} <RecallLinks said />
          </p>
        )}
      </Notice>
      <p className="small muted">
        {words.general}{" "}
        {more && others.length > 0 && (
          <a className="no-print" href={`#${othersId}`}>
            {words.others(others.length)}
          </a>
        )}
      </p>
    </section>
  );
}

/** All the others: in full, and those that everybody knows in a few words. */
export function OtherDangers({ caution }: Props) {
  const words = useCopy(dangerCopy);
  const { edition } = usePage();
  const others = othersOf(caution);
  if (others.length === 0) return null;
  // The worst is told in full, wherever it stands.
  const isTold = (id: PartDanger) => id === caution.dangers[0] || !dangerOf(id).plain;
  const told = others.filter(isTold);
  const plain = others
    .filter((id) => !isTold(id))
    .map((id) => `${dangerOf(id).short[edition]}.`)
    .join(" ");
  return (
    <section aria-labelledby={othersId}>
      <h2 className="section-head" id={othersId}>
        {mayKill(caution) ? words.title : words.careful}
      </h2>
      <KitList
        className="mt-2"
        icon="warning"
        items={[...told.map((id) => dangerText(id, chainFacts().rules)[edition]), plain].filter(Boolean)}
      />
    </section>
  );
}
