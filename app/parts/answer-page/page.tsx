import { LeftOut } from "#app/box/left-out.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { copy as partCopy } from "#app/parts/copy.ts";
import { WorstDanger } from "#app/parts/part-dangers.tsx";
import { PartForm } from "#app/parts/part-form.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { radiusWords } from "#app/stores/radius-words.ts";
import { Wrap } from "#app/ui/band.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import { type Color, colorName } from "#core/color.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { partTypes } from "#core/part.ts";
import { mayKill } from "#core/part-caution.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { milesLookedAt } from "#stock/answer-part.ts";
import { findFamilyBySlug } from "#stock/part-families.ts";
import { answerHead } from "./answer-head.ts";
import { AskFirst } from "./ask-first.tsx";
import { copy } from "./copy.ts";
import { Fits } from "./fits.tsx";
import { AnswerHead } from "./head.tsx";
import { Kinds } from "./kinds.tsx";
import { type AnswerPage, loadAnswer } from "./load.ts";
import { Names } from "./names.tsx";
import { Paying } from "./paying.tsx";
import { SiblingParts } from "./sibling-parts.tsx";
import { Tills } from "./tills.tsx";
import { Tools } from "./tools.tsx";
import { WhichEngine } from "./which-engine.tsx";
import { YardCars } from "./yard-cars.tsx";
import { Years } from "./years.tsx";
import "#app/parts/parts.css";

const colorWords = (colors: readonly Color[], edition: Edition) =>
  colors.map((color) => colorName(color, edition).toLowerCase()).join(", ");

const Meant = ({ meant }: Pick<AnswerPage, "meant">) =>
  meant.map(({ text, href }) => (
    <GoLink key={href} href={href}>
      {text}
    </GoLink>
  ));

function NoCars(page: AnswerPage) {
  const words = useCopy(copy);
  const shared = useCopy(partCopy);
  const { href, edition, path } = usePage();
  const { family, car, modelName, address, inventory, never, lacking, answer, meant } = page;
  const { ban, rare } = answer;
  const part = family.name[edition];
  const { place, distance } = address;
  const miles = milesLookedAt({ origin: place.place, miles: distance });
  const none = miles ? words.noneNear(car, radiusWords(miles, place.place, edition), place.name) : words.none(car);
  const title = (never ?? lacking)?.title ?? (rare ? words.noneWith(part, car) : none);
  // Where the law lets nobody sell it, nothing leads to where it is sold.
  const ways = !ban && (!lacking || meant.length > 0) && (
    <>
      <Meant meant={meant} />
      {(never || !rare) && address.years.length > 0 && (
        <GoLink href={path.split("?", 1)[0] ?? ""}>{words.withoutYear(modelName)}</GoLink>
      )}
      {!never && !rare && <GoLink href={href("inventoryResults", {}, { query: inventory })}>{words.follow}</GoLink>}
      {!lacking && (
        <PageLink to="partPricing" values={[{}, { query: { q: part, zip: address.place.code } }]}>
          {words.partPrice(part)}
        </PageLink>
      )}
    </>
  );
  return (
    <Empty title={ban ? shared.notSold(ban.title[edition]) : <WholeNames>{title}</WholeNames>} ways={ways}>
      <p>{ban ? ban.why[edition] : ((never ?? lacking)?.text ?? rare?.[edition] ?? words.noneText)}</p>
    </Empty>
  );
}

/** The cars, yard after yard; beside them which kind is meant and what to look at. */
function Cars(page: AnswerPage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { answer, asksYear, inventory, from, modelName } = page;
  const { yards, total, more, beyond, limit } = answer;
  const byWeight = yards.some(({ cars }) => cars.some(({ fit }) => fit?.by === "weight"));
  const guessed = yards.some(({ cars }) => cars.some(({ still }) => still));
  const shown = beyond ? yards.reduce((sum, { count }) => sum + count, 0) : total;
  return (
    <div className="part-cols">
      <section aria-labelledby="carry-h">
        <h2 id="carry-h">
          {shown === 0 ? (
            words.noneServes
          ) : asksYear ? (
            <WholeNames>{words.carryAll(countText(shown), modelName)}</WholeNames>
          ) : (
            words.carry(countText(shown))
          )}
        </h2>
        <Fits {...page} />
        {byWeight && <p className="small">{words.weights(modelName)}</p>}
        {yards.map((yard, at) => (
          <YardCars key={yard.store.id} yard={yard} page={page} first={at === 0} />
        ))}
        {more?.miles != null && (
          <p className="mt-3">
            {words.more(more.store.listText, countText(more.count), distanceWords(more.miles, from, edition))}
          </p>
        )}
        {guessed && <p className="mt-2 muted small">{words.stillHow}</p>}
        {!beyond && !limit?.highVoltage && (
          <p>
            <GoLink href={href("inventoryResults", {}, { query: inventory })}>{words.all}</GoLink>
          </p>
        )}
      </section>
      <Beside {...page} />
    </div>
  );
}

function Beside(page: AnswerPage) {
  return (
    <div className="part-side">
      <Kinds {...page} />
      <Years {...page} />
      <Tools {...page} />
      <Paying {...page} />
      <Names {...page} />
    </div>
  );
}

/** What is asked for at the counter has prices and no cars. */
function Found(page: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { family, answer, chosen, atCounter, from, address } = page;
  const part = family.name[edition];
  const kind = answer.kindBy === "first" ? part : (chosen?.part.name[edition] ?? part);
  const { yards } = answer;
  if (yards.length === 0 && !atCounter) return <NoCars {...page} />;
  return (
    <>
      {yards.length > 0 && (
        <Tills
          yards={yards}
          from={from}
          near={address.place.place !== undefined}
          title={address.place.place ? words.tills(kind) : words.tillsMost(kind)}
        />
      )}
      {atCounter && (
        <p>
          <PageLink to="partPricing" values={[{}, { query: { q: part, zip: address.place.code } }]}>
            {words.partPrice(part)}
          </PageLink>
        </p>
      )}
      {atCounter ? <Beside {...page} /> : <Cars {...page} />}
    </>
  );
}

export const page = definePage("partAnswer", {
  load: loadAnswer,
  paramsIn({ part, model }, edition, stock) {
    const family = findFamilyBySlug(stock.prices, part, edition === "es" ? "en" : "es");
    return { part: family?.slug[edition] ?? part, model };
  },
  head: answerHead,
  failure(error, { edition }) {
    if (error.code !== "not-found") return undefined;
    const words = copy[edition];
    return { head: { title: words.unknown, description: words.unknownText }, body: <Unknown /> };
  },
  Page: function Page(page) {
    const words = useCopy(copy);
    const { edition } = usePage();
    const { family, address, answer, chosen } = page;
    const part = family.name[edition];
    const stopped = (answer.ban || page.lacking) && answer.yards.length === 0;
    return (
      <Wrap wide className="pb-sec">
        <AnswerHead {...page} />
        {!stopped && mayKill(page.caution) && <WorstDanger caution={page.caution} more={answer.yards.length > 0} />}
        {page.note?.instead[edition] && <p className="part-note">{page.note.instead[edition]}</p>}
        <LeftOut aside={address.aside} fit={page.fit} />
        {!page.lacking && <AskFirst {...page} />}
        {!stopped && !page.atCounter && <WhichEngine {...page} />}
        {answer.ban && answer.yards.length > 0 && (
          <p className="part-note">
            {answer.ban.why[edition]} {answer.beyond && words.soldAt}
          </p>
        )}
        {answer.beyond && !answer.ban && !page.atCounter && (
          <p className="part-note">
            {words.beyond(radiusWords(address.distance, address.place.place, edition), address.place.name)}
          </p>
        )}
        {answer.engineUnseen && answer.yards.length > 0 && !page.atCounter && (
          <p className="part-note">{words.engineUnseen(engineInWords(address.engine, edition))}</p>
        )}
        {answer.paint && answer.yards.length > 0 && !page.atCounter && (
          <p className="part-note">{words.paint(answer.paint.count, colorWords(address.colors, edition))}</p>
        )}
        {!chosen && !stopped && <p className="part-note">{words.noPriceYet(part, partTypes[answer.type][edition])}</p>}
        {answer.yards.length > 0 && <Meant {...page} />}
        {answer.rare && answer.yards.length > 0 && <p className="part-note">{answer.rare[edition]}</p>}
        <Found {...page} />
        <SiblingParts {...page} />
        <div className="mt-7">
          <PartForm form={page.form} title={words.another} />
        </div>
      </Wrap>
    );
  },
});

function Unknown() {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Wrap className="pb-sec">
      <PageHead title={words.unknown} lead={words.unknownText} />
      <GoLink href={href("findPart")}>{words.crumb}</GoLink>
    </Wrap>
  );
}
