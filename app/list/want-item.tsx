import { useId, useState } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { type Currency, formatMoney } from "#core/money.ts";
import type { YardFile, YardHow } from "#core/yard-file.ts";
import type { StopKey, Want } from "./book.ts";
import { changeWant } from "./changes.ts";
import { copy } from "./copy.ts";
import { places, useList } from "./list-context.tsx";
import { SeenDay } from "./seen-day.tsx";
import { wantCaution } from "./want-caution.ts";
import { WantMenu } from "./want-menu.tsx";
import { WantWarning } from "./want-warning.tsx";
import "#app/ui/field.css";
import "#app/ui/tag.css";
import "./stops.css";
import { formatMinutes } from "#core/time-words.ts";
import { partsInFile } from "./cars-in-file.ts";

const howInFile = (part: number, file: YardFile | undefined): YardHow | undefined =>
  file?.hows?.[(file && partsInFile(file).get(part)?.how) ?? -1];

/** How a part comes off, kept with its yard: read in the row, where there may be no signal. */
function WantHow({ how }: { how: YardHow | undefined }) {
  const words = useCopy(copy);
  const edition = useEdition();
  if (!how) return null;
  const [from, to] = how.minutes ?? [];
  return (
    <p className="no-print">
      <b>{words.how}.</b> {how.text[edition]}{" "}
      {from !== undefined && to !== undefined && words.takes(formatMinutes(from, edition), formatMinutes(to, edition))}
    </p>
  );
}

type WantItemProps = {
  stop: StopKey;
  want: Want;
  currency: Currency;
  /** A price that was seen before this day says when. */
  today: string;
  /** Of its yard, once it is on the device. */
  file?: YardFile | undefined;
};

/** A part to pull: ticked when it is out; one that was gone or not worth it is struck and not paid. */
export function WantItem({ stop, want, currency, today, file }: WantItemProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { act, place } = useList();
  const [open, setOpen] = useState(false);
  const id = useId();
  const money = (cents: number) => formatMoney(cents * want.n, edition, currency);
  const { state } = want;
  const name = want.name[edition];
  const lost = state === "gone" || state === "poor";
  const next = state === "pulled" ? "open" : "pulled";
  return (
    <li className={`want want--${state}`}>
      <label>
        <input
          className="box24"
          type="checkbox"
          checked={state === "pulled"}
          disabled={lost}
          aria-label={words.pulled(name)}
          onChange={() => act(changeWant(stop, want.part, { state: next }), `${name}: ${words.states[next]}.`)}
        />
        <span className="want__name">
          {want.n > 1 && `${words.times(want.n)} `}
          <span>{name}</span> {state !== "open" && <b className="tag">{words.states[state]}</b>}
          {want.note && <small>{want.note}</small>} <SeenDay seen={want.seen} today={today} />
        </span>
        <span className="want__price">
          <b>{money(want.priceCents)}</b>
          <small>{want.coreCents > 0 ? words.core(money(want.coreCents)) : words.noCore}</small>
        </span>
      </label>
      <button
        className="options"
        ref={place(places.want(stop, want.part))}
        type="button"
        aria-label={words.more(name)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        ⋯
      </button>
      {state === "open" && <WantWarning caution={wantCaution(want, file)} />}
      {open && (
        <div id={id}>
          {state === "open" && <WantHow how={howInFile(want.part, file)} />}
          <WantMenu stop={stop} want={want} />
        </div>
      )}
    </li>
  );
}
