import { useContext, useId, useRef, useState } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { once } from "#core/once.ts";
import { partTypeOf } from "#core/part.ts";
import { fitsAsWritten, tellingWords, wordsWithStems } from "#core/part-words.ts";
import { whomToAsk } from "#core/who-pulls.ts";
import { priceNow, salesNow, type YardFile, type YardPart } from "#core/yard-file.ts";
import type { Stop } from "./book.ts";
import { carsInFile } from "./cars-in-file.ts";
import { addParts } from "./changes.ts";
import { copy } from "./copy.ts";
import { wantedOf } from "./freshen.ts";
import { MomentContext, useList } from "./list-context.tsx";
import { cautionInFile } from "./want-caution.ts";
import "#app/ui/field.css";
import "./stops.css";

const mostShown = 6;
const wordsOf = once(({ name, words }: YardPart) => wordsWithStems(`${name.es} ${name.en} ${words}`));

/** Parts of the yard's list by any of their words, for the kind of vehicle that this is. */
export function findParts(file: YardFile, carId: number | undefined, typed: string): YardPart[] {
  const words = tellingWords(typed);
  if (words.length === 0) return [];
  const car = carsInFile(file).find(carId ?? 0);
  const type = car ? partTypeOf(car.body) : undefined;
  return file.parts.filter((part) => (!type || part.type === type) && fitsAsWritten(wordsOf(part), words));
}

/** The parts of a car are chosen from the yard's price list, which is on the device by then. */
export default function PartFinder({ stop, done }: { stop: Stop; done: () => void }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { act } = useList();
  const { held, now } = useContext(MomentContext);
  const [typed, setTyped] = useState("");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const yard = held.get(stop.store);
  if (!yard) return <p>{words.addPartWait}</p>;
  const { file, day } = yard;
  const sales = salesNow(file, now);
  const there = new Set(stop.wants.map(({ part }) => part));
  const found = findParts(file, stop.car?.id, typed).filter((part) => !there.has(part.id));
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(file.store.country));
  return (
    <div className="want__menu part-finder">
      <label className="field" htmlFor={id}>
        {words.addPartTo(stop.car?.name ?? "")}
        <input
          ref={field}
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === "Escape" && done()}
        />
      </label>
      <p role="status">{typed.trim() !== "" && (found.length > 0 ? words.partsFound(found.length) : words.addNone)}</p>
      <ul className="want__menu">
        {found.slice(0, mostShown).map((part) => (
          <li key={part.id}>
            <Button
              look="line"
              size={44}
              block
              onClick={() => {
                act(addParts(stop, stop.car, [wantedOf(part, sales, day)]), words.partAdded(part.name[edition]));
                setTyped("");
                field.current?.focus();
              }}
            >
              + {part.name[edition]} <b>{money(priceNow(part, sales))}</b>{" "}
              {whomToAsk(cautionInFile(file, part), edition)}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="line" size={44} onClick={done}>
        {words.done}
      </Button>
    </div>
  );
}
