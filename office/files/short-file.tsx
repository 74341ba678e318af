import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { countText } from "#core/count-text.ts";
import { joinSentences } from "#core/sentence.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import { AbsentCars } from "./absent-cars.tsx";
import { applyFormId, Choice } from "./choice.tsx";
import { Later } from "./later.tsx";
import { copy } from "./short-copy.ts";
import type { ShortProps, ShortYard } from "./short-of.ts";

const one = { name: "absent", form: applyFormId };
const yardsShown = 12;

/** The yard, where it is one; several are told each. */
const onlyYard = ({ yards }: ShortProps): ShortYard | undefined => (yards.length === 1 ? yards[0] : undefined);

const carsAfter = ({ created, gone }: ShortProps, { before }: ShortYard): number => before + created - gone;

export function useShortTitle(short: ShortProps | undefined): string | undefined {
  const words = useCopy(copy);
  if (!short) return undefined;
  const yard = onlyYard(short);
  return yard ? words.title(yard.known, yard.before) : words.titleOfMany(short.absent, short.yards.length);
}

function Figures(short: ShortProps) {
  const words = useCopy(copy);
  const yard = onlyYard(short);
  if (!yard)
    return (
      <ul className="o-panel__body o-notes">
        {short.yards.slice(0, yardsShown).map(({ name, known, before, absent }) => (
          <li key={name}>{words.inYard(name, known, before, absent)}</li>
        ))}
        {short.yards.length > yardsShown && <li>{words.moreYards(short.yards.length - yardsShown)}</li>}
      </ul>
    );
  const { name, known, before, absent } = yard;
  return (
    <div className="o-short__fig">
      <p className="o-big">{countText(known)}</p>
      <p>
        {words.of(before, name)} <b>{words.missing(absent)}</b>
      </p>
      <progress value={known} max={Math.max(1, before)} aria-hidden="true" />
    </div>
  );
}

/** What leaves, by name, and of many how many: only where somebody says that the file is everything. */
function Leaving(short: ShortProps) {
  const words = useCopy(copy);
  const { absent, beyond, ends } = short;
  const [first = "", last = ""] = ends.map(({ car, number, row }) => words.inRow(car || number, row));
  return (
    <div className="o-short__leave">
      <p className="o-short__head">{words.leaves(absent, onlyYard(short)?.name ?? "")}</p>
      <p>{joinSentences([absent > 1 ? words.fromTo(first, last) : "", words.siteSays])}</p>
      {beyond && (
        <Field
          id="leaving"
          name="leaving"
          form={applyFormId}
          label={words.typeIt}
          nums
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
      )}
    </div>
  );
}

function Choices(short: ShortProps) {
  const words = useCopy(copy);
  const { id, absent, written, created, changed, chosen } = short;
  const yard = onlyYard(short);
  const stays = written ? words.stayWritten : words.stayWhy(created, changed);
  return (
    <ActionForm to="file" params={{ id }} name="apply" id={applyFormId}>
      <fieldset className="o-short__choices">
        <legend className="sr-only">{words.choices}</legend>
        <Choice
          {...one}
          value="stay"
          defaultChecked={chosen === "stay"}
          title={words.stay}
          why={joinSentences([stays, yard ? words.after(yard.name, carsAfter(short, yard)) : ""])}
        />
        <Choice
          {...one}
          value="leave"
          defaultChecked={chosen === "leave"}
          title={words.leave}
          why={joinSentences([
            words.leaveWhy(absent),
            yard ? words.left(yard.name, carsAfter(short, yard) - absent) : "",
          ])}
        />
        <Leaving {...short} />
        <Choice {...one} value="drop" title={words.drop} why={written ? words.dropWritten : words.dropWhy} />
      </fieldset>
    </ActionForm>
  );
}

function Why(short: ShortProps) {
  const words = useCopy(copy);
  const yard = onlyYard(short);
  return (
    <Panel id="why" title={words.whyHead}>
      <div className="o-panel__body">
        <p>
          {joinSentences([
            yard?.usual === undefined ? "" : words.usual(yard.name, yard.usual),
            short.beyond ? words.whyBeyond : words.why,
          ])}
        </p>
      </div>
    </Panel>
  );
}

/** A file that does not name every car: what it may mean, and which cars would leave. */
export function ShortFile(short: ShortProps) {
  return (
    <>
      <div className="o-cols o-cols--side">
        <section className="o-panel">
          <Figures {...short} />
          <Choices {...short} />
        </section>
        <Why {...short} />
      </div>
      <AbsentCars {...short} />
    </>
  );
}

/** The key goes by what is chosen; a destructive one is never the yellow. */
export function ShortBar(short: ShortProps) {
  const words = useCopy(copy);
  const { id, absent, written } = short;
  const yard = onlyYard(short);
  return (
    <div className="o-apply">
      <p>
        <b>{written ? words.written : words.bar}</b>{" "}
        {!written && yard && <span className="o-if-stay">{words.barAfter(yard.name, carsAfter(short, yard))}</span>}
      </p>
      {!written && (
        <div className="o-if-stay">
          <Later id={id} />
        </div>
      )}
      <div className="btns">
        <ActionForm to="file" params={{ id }} name="discard">
          <Button look="line">{words.discard}</Button>
        </ActionForm>
        <Button form={applyFormId} icon="check" className="o-if-stay">
          {written ? words.keep : words.add}
        </Button>
        <Button form={applyFormId} className="btn--stop o-if-leave">
          {words.takeOut(absent)}
        </Button>
      </div>
    </div>
  );
}
