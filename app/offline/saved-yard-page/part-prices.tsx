import { AddWith } from "#app/list/add-to-list.tsx";
import * as code from "#app/list/adding-code.ts";
import { wantedOf } from "#app/list/freshen.ts";
import { cautionInFile } from "#app/list/want-caution.ts";
import { WantWarning } from "#app/list/want-warning.tsx";
import { isOld } from "#app/offline/when.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { localTimeOf } from "#core/local-time.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { partTypes } from "#core/part.ts";
import { priceNow, salesNow, type YardFile, type YardPart } from "#core/yard-file.ts";
import { copy } from "./copy.ts";
import "#app/list/add.css";
import "#app/yard/yard-page.css";

const shown = 12;

/** Prices of the parts that were typed; those of another day are not shown. */
export function PartPrices({ file, parts, at }: { file: YardFile; parts: readonly YardPart[]; at: Date }) {
  const words = useCopy(copy);
  const edition = useEdition();
  if (parts.length === 0) return null;
  const now = new Date();
  const sales = salesNow(file, now);
  const { day } = localTimeOf(at, file.store.hours.timeZone);
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(file.store.country));
  const price = (part: YardPart) => {
    const paid = money(priceNow(part, sales));
    return part.coreCents > 0 ? `${paid} + ${words.core(money(part.coreCents))}` : paid;
  };
  return (
    <>
      <h2 className="mb-4">{words.prices}</h2>
      {isOld(at, now) ? (
        <p>{words.oldPrices}</p>
      ) : (
        <ul className="yard-page__list adds">
          {parts.slice(0, shown).map((part) => (
            <li key={part.id}>
              <span>
                {part.name[edition]} <small>{partTypes[part.type][edition]}</small>
              </span>
              <b>{price(part)}</b>
              <WantWarning caution={cautionInFile(file, part)} />
              <AddWith
                code={code}
                name={part.name[edition]}
                store={file.store.id}
                yard={file.store.name}
                car={null}
                parts={[wantedOf(part, sales, day)]}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
