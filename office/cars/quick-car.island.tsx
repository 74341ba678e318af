import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { type FormTarget, post, Refused } from "../browser/post.ts";
import { copy as queueCopy } from "../queue/copy.ts";
import { type Person, subscribe } from "../queue/queue.ts";
import { note, onAnswers } from "../queue/use-queue.ts";
import { copy } from "./copy.ts";
import { readLastRow, rowsNear, writeLastRow } from "./last-row.ts";
import { ScanCode, ScanPhoto } from "./scan-code.tsx";
import "./cars.css";

/** `me`: whose notes these are, since they wait on the device. `history`: where a run is taken back. */
export type QuickCarProps = { history: FormTarget; me: Person };

type Told = { sent: string; bad: boolean; run?: number | undefined };

/** Scan or type, tap the row, save: also where the signal drops in between. */
function QuickCar({ history, me }: QuickCarProps) {
  const words = useCopy(copy);
  const queueWords = useCopy(queueCopy);
  const { who } = me;
  const [text, setText] = useState("");
  const [row, setRow] = useState("");
  const last = useSyncExternalStore(
    subscribe,
    () => readLastRow(localStorage, who),
    () => "",
  );
  const [said, setSaid] = useState<Told>();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [scanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState("");
  const [passed, setPassed] = useState("");

  const mine = useRef(new Set<string>());
  useEffect(
    () =>
      // What was refused stands above, where something may be done about it.
      onAnswers((answers) => {
        const told = answers.findLast(({ key, refused }) => !refused && mine.current.has(key));
        if (told && !told.refused) setSaid({ sent: told.said, bad: false, run: told.run });
      }),
    [],
  );

  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = note(me, { kind: "move", about: { text, row }, label: words.label(text, row) });
    if (key === undefined) return setSaid({ sent: queueWords.full, bad: true });
    mine.current.add(key);
    writeLastRow(localStorage, who, row);
    setText("");
    setRow("");
    setSaid(undefined);
    // Whoever scans goes from car to car.
    setScanning(text === scanned);
    setPassed(text);
  };
  const undo = async (run: number) => {
    try {
      await post(history, "undo", { run: String(run) });
      setSaid({ sent: words.undone, bad: false });
    } catch (error) {
      setSaid({ sent: (error instanceof Refused && error.message) || words.noUndo, bad: true });
    }
  };
  const scan = () => {
    setPassed("");
    setScanning(!scanning);
  };
  const read = useCallback((code: string) => {
    setText(code);
    setScanned(code);
    setScanning(false);
  }, []);
  const fail = useCallback(() => {
    setScanning(false);
    setSaid({ sent: words.noCamera, bad: true });
    field.current?.focus();
  }, [words]);
  return (
    <form className="o-panel o-panel__body o-quick" onSubmit={save}>
      <h2>{words.quick}</h2>
      {said && (
        <div className="o-said">
          <p className={said.bad ? "o-state o-state--bad" : "o-state o-state--ok"} role={said.bad ? "alert" : "status"}>
            {said.sent}
          </p>
          {said.run !== undefined && (
            <Button look="line" onClick={() => void undo(said.run as number)}>
              {words.undo}
            </Button>
          )}
        </div>
      )}
      {scanning && <ScanCode done={passed} onCode={read} onFail={fail} />}
      {hydrated && (
        <>
          <Button look="line" onClick={scan}>
            {scanning ? words.stopScan : words.scan}
          </Button>
          <ScanPhoto id="quick-photo" onCode={read} />
        </>
      )}
      <Field
        ref={field}
        id="quick-text"
        label={words.find}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
        minLength={4}
        required
      />
      {rowsNear(last).length > 0 && (
        <fieldset className="o-near">
          <legend>{words.near}</legend>
          {rowsNear(last).map((near) => (
            <button key={near} type="button" aria-pressed={near === row} onClick={() => setRow(near)}>
              {near}
            </button>
          ))}
        </fieldset>
      )}
      <Field
        id="quick-row"
        label={words.row}
        value={row}
        onChange={({ target: { value } }) => setRow(value)}
        // A yard's rows may have letters, which a pad of numbers cannot write.
        inputMode={/^\d+$/.test(last) ? "numeric" : "text"}
        autoCapitalize="characters"
        maxLength={20}
        autoComplete="off"
        nums
        required
      />
      <Button>{words.save}</Button>
    </form>
  );
}

export default defineIsland("quick-car", QuickCar);
