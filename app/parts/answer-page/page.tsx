import { useFinished } from "#app/finished.tsx";
import { countText } from "#app/inventory/count-text.ts";
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
import { WholeNames } from "#app/ui/whole-names.tsx";
import { partTypes } from "#core/part.ts";
import { mayKill } from "#core/part-caution.ts";
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
import { YardCars } from "./yard-cars.tsx";
import { Years } from "./years.tsx";

function NoCars({ family, car, modelName, address, inventory, answer: { ban, rare } }: AnswerPage) {
  const words = useCopy(copy);
  const shared = useCopy(partCopy);
  const { href, edition, path } = usePage();
  const part = family.name[edition];
  const { place, distance } = address;
  const miles = milesLookedAt({ origin: place.place, miles: distance });
  const title = rare
    ? words.noneWith(part, car)
    : miles
      ? words.noneNear(car, radiusWords(miles, place.place, edition), place.name)
      : words.none(car);
  // Where the law lets nobody sell it, nothing leads to where it is sold.
  const ways = !ban && (
    <>
      {!rare && address.years.length > 0 && (
        <GoLink href={path.split("?", 1)[0] ?? ""}>{words.withoutYear(modelName)}</GoLink>
      )}
      {!rare && <GoLink href={href("inventoryResults", {}, { query: inventory })}>{words.follow}</GoLink>}
      <GoLink href={href("partPricing", {}, { query: { q: part, zip: address.place.code } })}>
        {words.partPrice(part)}
      </GoLink>
    </>
  );
  return (
    <Empty title={ban ? shared.notSold(ban.title[edition]) : <WholeNames>{title}</WholeNames>} ways={ways}>
      <p>{ban ? ban.why[edition] : (rare?.[edition] ?? words.noneText)}</p>
    </Empty>
  );
}

/** The cars, yard after yard; beside them which kind is meant and what to look at. */
function Cars(page: AnswerPage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { answer, asksYear, inventory, from, modelName } = page;
  const { yards, total, more, beyond, limit } = answer;
  const guessed = yards.some(({ cars }) => cars.some(({ still }) => still));
  const shown = beyond ? yards.reduce((sum, { count }) => sum + count, 0) : total;
  return (
    <div className="part-cols">
      <section aria-labelledby="carry-h">
        <h2 id="carry-h">
          {asksYear ? (
            <WholeNames>{words.carryAll(countText(shown, edition), modelName)}</WholeNames>
          ) : (
            words.carry(countText(shown, edition))
          )}
        </h2>
        <Fits {...page} />
        {yards.map((yard, at) => (
          <YardCars key={yard.store.id} yard={yard} page={page} first={at === 0} />
        ))}
        {more?.miles != null && (
          <p className="mt-3">
            {words.more(more.store.listText, countText(more.count, edition), distanceWords(more.miles, from, edition))}
          </p>
        )}
        {guessed && <p className="mt-2 muted small">{words.stillHow}</p>}
        {!beyond && !limit?.highVoltageOnly && (
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
  const finished = useFinished();
  return (
    <div className="part-side">
      <Kinds {...page} />
      <Years {...page} />
      {finished(`part-tools ${page.factsOf} ${page.caution.dangers[0]} ${page.inches}`, () => (
        <Tools {...page} />
      ))}
      <Paying {...page} />
      {finished(`part-names ${page.family.slug.es}`, () => (
        <Names {...page} />
      ))}
    </div>
  );
}

/** What is asked for at the counter has prices and no cars. */
function Found(page: AnswerPage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { family, answer, chosen, atCounter, from, address } = page;
  const part = family.name[edition];
  const kind = answer.kindBy === "first" ? part : (chosen?.part.name[edition] ?? part);
  const { yards } = answer;
  if (yards.length === 0 && !atCounter) return <NoCars {...page} />;
  return (
    <>
      {yards.length > 0 && <Tills yards={yards} from={from} title={words.tills(kind)} />}
      {atCounter && (
        <p>
          <GoLink href={href("partPricing", {}, { query: { q: part, zip: address.place.code } })}>
            {words.partPrice(part)}
          </GoLink>
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
    const stopped = answer.ban && answer.yards.length === 0;
    return (
      <Wrap wide className="pb-sec">
        <AnswerHead {...page} />
        {!stopped && mayKill(page.caution) && <WorstDanger caution={page.caution} more={answer.yards.length > 0} />}
        {page.note?.instead[edition] && <p className="part-note">{page.note.instead[edition]}</p>}
        <AskFirst {...page} />
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
          <p className="part-note">{words.engineUnseen(address.engine)}</p>
        )}
        {!chosen && !stopped && <p className="part-note">{words.noPriceYet(part, partTypes[answer.type][edition])}</p>}
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
