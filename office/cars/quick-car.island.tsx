import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { type FormTarget, post, Refused } from "../browser/post.ts";
import {
  countOthers,
  type NotedMove,
  readLastRow,
  readQueue,
  rowsNear,
  type SendResult,
  sendQueue,
  subscribe,
  writeLastRow,
  writeQueue,
} from "./car-queue.ts";
import { copy } from "./copy.ts";
import { ScanCode, ScanPhoto } from "./scan-code.tsx";
import "./cars.css";

/** `who`: whose notes these are, since they wait on the device. `history`: where a run is taken back. */
export type QuickCarProps = { target: FormTarget; history: FormTarget; who: string };

type Told = Exclude<SendResult, "unsent">;

/** Scan or type, tap the row, save: also where the signal drops in between. */
function QuickCar({ target, history, who }: QuickCarProps) {
  const words = useCopy(copy);
  const [text, setText] = useState("");
  const [row, setRow] = useState("");
  const last = useSyncExternalStore(
    subscribe,
    () => readLastRow(localStorage, who),
    () => "",
  );
  const waiting = useSyncExternalStore(
    subscribe,
    () => readQueue(localStorage, who).length,
    () => 0,
  );
  const others = useSyncExternalStore(
    subscribe,
    () => countOthers(localStorage, who),
    () => 0,
  );
  const [said, setSaid] = useState<Told>();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [scanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState("");
  const [passed, setPassed] = useState("");

  const sending = useRef<Promise<void>>(Promise.resolve());
  const sendAll = useCallback(async () => {
    const send = async (move: NotedMove): Promise<SendResult> => {
      try {
        const { said: sent, run } = await post<{ said: string; run?: number }>(target, "typed", { ...move });
        return { sent, bad: false, run };
      } catch (error) {
        return error instanceof Refused && error.message ? { sent: error.message, bad: true } : "unsent";
      }
    };
    const answers = await sendQueue(localStorage, who, send);
    const told = answers.filter((answer) => answer !== "unsent");
    const refused = told.filter(({ bad }) => bad);
    // Each that was refused is said: nobody else will set that car.
    if (refused.length > 0) setSaid({ sent: refused.map(({ sent }) => sent).join(" "), bad: true });
    else if (told.length > 0) setSaid(told.at(-1));
  }, [target, who]);

  /** One after the other: two at once would send the same move twice. */
  const flush = useCallback(() => {
    sending.current = sending.current.then(sendAll);
  }, [sendAll]);

  useEffect(() => {
    flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [flush]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    writeQueue(localStorage, who, [...readQueue(localStorage, who), { text, row, noted: new Date().toISOString() }]);
    writeLastRow(localStorage, who, row);
    setText("");
    setRow("");
    setSaid(undefined);
    // Whoever scans goes from car to car.
    setScanning(text === scanned);
    setPassed(text);
    flush();
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
    <form className="o-panel o-panel__b o-quick" onSubmit={save}>
      <h2>{words.quick}</h2>
      {waiting > 0 && (
        <p className="o-st o-st--wait" role="status">
          {words.waiting(waiting)}
        </p>
      )}
      {others > 0 && <p className="o-st o-st--wait">{words.others(others)}</p>}
      {said && (
        <div className="o-said">
          <p className={said.bad ? "o-st o-st--bad" : "o-st o-st--ok"} role={said.bad ? "alert" : "status"}>
            {said.sent}
          </p>
          {said.run !== undefined && (
            <Button type="button" look="line" onClick={() => void undo(said.run as number)}>
              {words.undo}
            </Button>
          )}
        </div>
      )}
      {scanning && <ScanCode done={passed} onCode={read} onFail={fail} />}
      {hydrated && (
        <>
          <Button type="button" look="line" onClick={scan}>
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
