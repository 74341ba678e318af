import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { cleanVin } from "#core/vin/signs.ts";
import type { VinTable } from "#core/vin/table.ts";
import { copy as queueCopy } from "../../queue/copy.ts";
import { note } from "../../queue/use-queue.ts";
import { looksLikeRow, matchRow } from "../fold-row.ts";
import { readLastNumber, readLastRow, rowsNear, writeLastNumber, writeLastRow } from "../last-row.ts";
import { ScanCode, ScanPhoto } from "../scan-code.tsx";
import { CarFields, type Chosen } from "./car-fields.tsx";
import { copy } from "./copy.ts";
import { HitField } from "./hit-field.tsx";
import { KnownNote } from "./known-note.tsx";
import { freeNumber, laterNumber, nextStockNumber } from "./next-stock.ts";
import { PlaceFields, VinField } from "./place-fields.tsx";
import { isStockNumber } from "./read-form.ts";
import { readTyped } from "./read-typed.ts";
import type { ReceiveCarsProps } from "./receive-props.ts";
import { useKnown } from "./use-known.ts";
import type { Line } from "./use-today.ts";

type Told = { text: string; bad?: boolean };
type NewCarProps = ReceiveCarsProps & {
  typed: string;
  table: VinTable | undefined;
  lines: readonly Line[];
  onTold(told: Told | undefined): void;
};

const nothing: Chosen = { make: "", model: "", year: "" };

/** The car that is being received. */
export function NewCar(props: NewCarProps) {
  const { me, target, yards, store, rows, stock: proposed, catalog, table, lines, onTold } = props;
  const words = useCopy(copy);
  const queueWords = useCopy(queueCopy);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(props.typed);
  const [asis, setAsis] = useState(false);
  const [chosen, setChosen] = useState<Partial<Chosen>>({});
  const [row, setRow] = useState(() => props.row || readLastRow(localStorage, me.who));
  const [lastRow, setLastRow] = useState(row);
  const [stock, setStock] = useState<string>();
  const [following, setFollowing] = useState(() =>
    laterNumber(proposed, nextStockNumber([readLastNumber(localStorage, store)])),
  );
  const [hit, setHit] = useState("");
  const [bad, setBad] = useState<{ row?: string; stock?: string }>({});
  const [scanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState("");
  const [passed, setPassed] = useState("");
  const [brought, setBrought] = useState("");
  // What was typed before the script came, in a field that is another now.
  const begun = props.typed !== "";
  useEffect(() => {
    if (begun) field.current?.focus();
  }, [begun]);

  const read = useMemo(() => readTyped(table, text, { catalog }), [table, text, catalog]);
  const doubtful = read?.mends !== undefined && !asis;
  const isCar = asis || (read !== undefined && !doubtful);
  const vin = read?.vin ?? cleanVin(text);
  const { car: known, unasked } = useKnown(props, isCar ? vin : "");
  const car: Chosen = { ...nothing, ...(read && { make: read.make, model: read.model, year: read.year }), ...chosen };
  const given = lines.map((line) => line.stock);
  const number = stock ?? freeNumber(following, given);
  const twice = vin !== "" && lines.some((line) => line.vin === vin);

  const begin = (next: string) => {
    setText(next);
    setAsis(false);
    setChosen({});
    setStock(undefined);
    setBad({});
  };
  const pick = useCallback((code: string) => {
    setText(code);
    setAsis(false);
    setChosen({});
    setStock(undefined);
    setScanned(code);
    setScanning(false);
  }, []);
  const fail = useCallback(() => {
    setScanning(false);
    onTold({ text: words.noCamera, bad: true });
    field.current?.focus();
  }, [onTold, words]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const place = rows.length > 0 ? matchRow(rows, row.trim()) : looksLikeRow(row.trim()) ? row.trim() : undefined;
    const wrong = {
      ...(place === undefined && { row: words.badRow(rows[0] ?? "", rows.at(-1) ?? "") }),
      ...(!isStockNumber(number) && { stock: words.badStock }),
      ...(given.includes(number) && { stock: words.taken(number, freeNumber(following, given)) }),
    };
    setBad(wrong);
    if (place === undefined || Object.keys(wrong).length > 0) return;
    const name = [car.year, car.make, car.model].join(" ");
    const about = { store, vin, ...car, row: place, stock: number, hit };
    if (note(me, { kind: "receive", about, label: words.label(name, place, number) }) === undefined)
      return onTold({ text: queueWords.full, bad: true });
    writeLastRow(localStorage, me.who, place);
    writeLastNumber(localStorage, store, number);
    setLastRow(place);
    setRow(place);
    setFollowing(nextStockNumber([number]) || following);
    setHit("");
    onTold({ text: words.kept(words.label(name, place, number)) });
    // Whoever scans goes from car to car.
    setScanning(text !== "" && text === scanned);
    setPassed(text);
    begin("");
    field.current?.focus();
  };
  const [first] = rows;
  const near = rowsNear(lastRow).filter((one) => rows.length === 0 || rows.includes(one));
  return (
    <form className="o-step" onSubmit={save}>
      {yards.length > 1 && (
        <Select
          id="live-store"
          label={words.yard}
          options={yards}
          value={store}
          onChange={({ target: { value } }) => location.assign(`${target.action}?store=${value}`)}
        />
      )}
      {scanning && <ScanCode vinOnly done={passed} onCode={pick} onFail={fail} />}
      <VinField ref={field} value={text} onChange={({ target: { value } }) => begin(value)} />
      {!isCar && (
        <>
          <Button look="line" onClick={() => setScanning(!scanning)}>
            {scanning ? words.stopScan : words.scan}
          </Button>
          <ScanPhoto vinOnly id="vin-photo" onCode={pick} />
        </>
      )}
      {doubtful && read.mends && (
        <div className="o-step" role="alert">
          <h2 className="o-state o-state--bad">{words.wrong}</h2>
          <p>{read.mends.length > 0 ? words.wrongWhy : words.wrongNone}</p>
          <ul className="o-mends">
            {read.mends.map((mend) => (
              <li key={mend.vin}>
                <Button look="line" block onClick={() => begin(mend.vin)}>
                  <span>
                    <b className="nums">{mend.vin}</b> {mend.name}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <Button look="line" onClick={() => setAsis(true)}>
            {words.asIs}
          </Button>
        </div>
      )}
      {!isCar && !doubtful && (
        <>
          <p className="o-help">{words.older}</p>
          <Button look="line" onClick={() => setAsis(true)}>
            {vin ? words.asTyped(vin) : words.without}
          </Button>
        </>
      )}
      {isCar && (
        <>
          <CarFields read={read} catalog={catalog} chosen={car} onChoose={setChosen} />
          {twice && <p className="o-state o-state--bad">{words.twice}</p>}
          {known && (
            <KnownNote
              known={known}
              me={me}
              store={store}
              row={row}
              brought={brought === vin}
              onBring={() => setBrought(vin)}
              onNumber={setStock}
              onDone={() => begin("")}
            />
          )}
          {unasked && vin !== "" && <p className="o-help">{words.unasked}</p>}
          {near.length > 0 && (
            <fieldset className="o-near">
              <legend>{words.row}</legend>
              {near.map((one) => (
                <button key={one} type="button" aria-pressed={one === row} onClick={() => setRow(one)}>
                  {one}
                </button>
              ))}
            </fieldset>
          )}
          <PlaceFields
            rows={first === undefined ? undefined : { first, last: rows.at(-1) ?? "" }}
            row={{ value: row, error: bad.row, onChange: ({ target: { value } }) => setRow(value) }}
            stock={{ value: number, error: bad.stock, onChange: ({ target: { value } }) => setStock(value) }}
          />
          <HitField value={hit} onChange={setHit} />
          <Button
            big
            className="o-save"
            disabled={twice || (known?.there !== undefined && !unasked && brought !== vin)}
          >
            {words.next}
          </Button>
          <Button look="line" onClick={() => begin("")}>
            {words.again}
          </Button>
        </>
      )}
    </form>
  );
}
