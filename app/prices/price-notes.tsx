import { SaveYard } from "#app/offline/save-yard.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { formatRate } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { priceFilePath } from "#site/price-files.ts";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";
import { useMoney } from "./price-rows.tsx";
import "#app/ui/button.css";
import "./prices.css";

/** What a yard's counter adds, and what it has not said of it. */
function feesOf(
  { taxRate, environmentalRate, environmentalCapCents: cap, admissionCents }: Store,
  words: (typeof copy)["es"],
  money: (cents: number) => string,
): string[] {
  const lines = [
    taxRate && words.feeTax(formatRate(taxRate)),
    environmentalRate && words.feeRate(formatRate(environmentalRate), cap === null ? undefined : money(cap)),
    admissionCents && words.feeAdmission(money(admissionCents)),
    [taxRate, environmentalRate, admissionCents].includes(null) && words.feeUnsaid,
  ];
  return lines.filter((line) => typeof line === "string");
}

/** How the list is read: what the core is, what else is paid, what may be bought with a part. */
export function PriceNotes({ list: { store, sales, bans }, coreDays, ownPrices }: PricePage) {
  const words = useCopy(copy);
  const { href, edition, settings } = usePage();
  const money = useMoney(store?.country);
  const { rules } = chainFacts();
  const onSale = sales.length > 0;
  const fees = store && feesOf(store, words, money);
  return (
    <div className="price-notes">
      <section>
        <h2>{words.core}</h2>
        <p>
          {words.coreAnswer(coreDays)} {rules.coreWaived && coreWaivedLine[edition]}
        </p>
      </section>
      <section>
        <h2>{words.feeTitle}</h2>
        <p>{fees ? fees.join(" ") || words.feeNone : words.feeGeneral}</p>
      </section>
      <section>
        <h2>{words.sameTitle}</h2>
        <p>
          {words.sameAnswer} {ownPrices && words.sameElse}
        </p>
      </section>
      <section>
        <h2>{rules.partSizes ? words.sidesTitle : words.sidesAlone}</h2>
        <p>
          {words.sidesAnswer} {rules.partSizes?.[edition]}
        </p>
      </section>
      {onSale && (
        <section>
          <h2>{words.saleTitle}</h2>
          <p>{words.saleAnswer}</p>
        </section>
      )}
      {bans.map(({ title, why }) => (
        <section key={title.en}>
          <h2>{title[edition]}</h2>
          <p>{why[edition]}</p>
        </section>
      ))}
      {settings.switches.warrantyPlus && (
        <section>
          <h2>{words.warranty}</h2>
          <p>{words.warrantyAnswer}</p>
          <p>
            <GoLink href={href("warrantyPlus")}>{words.warrantyMore}</GoLink>
          </p>
        </section>
      )}
      {store && (
        <div className="btns no-print">
          <SaveYard store={store} />
          <LinkButton look="line" href={priceFilePath(store.id)} download>
            {words.csv}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
