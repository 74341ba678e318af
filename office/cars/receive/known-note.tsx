import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Person } from "../../queue/queue.ts";
import { note } from "../../queue/use-queue.ts";
import { copy } from "./copy.ts";
import type { KnownCar } from "./known-car.ts";

type KnownNoteProps = {
  known: KnownCar;
  me: Person;
  store: string;
  row: string;
  brought: boolean;
  onBring(): void;
  onNumber(stock: string): void;
  onDone(): void;
};

/** A car that the office has or had: what it says of it, and the ways on. */
export function KnownNote({ known, me, store, row, brought, onBring, onNumber, onDone }: KnownNoteProps) {
  const words = useCopy(copy);
  const { there, before, said } = known;
  const move = () => {
    if (!there) return;
    const about = { car: there.car, store, from: there.row, row };
    if (note(me, { kind: "move", about, label: words.moveTo(row) })) onDone();
  };
  const bring = () => {
    if (!there) return;
    const about = { car: there.car, store: there.store, from: there.row, reason: "mistake" };
    if (note(me, { kind: "gone", about, label: words.bring(there.name) })) onBring();
  };
  const isHere = there?.store === store;
  if (there && brought)
    return (
      <p className="o-state o-state--ok" role="status">
        {words.brought(there.name)}
      </p>
    );
  return (
    <div className="o-step" role="alert">
      <p className={there ? "o-state o-state--bad" : "o-state o-state--wait"}>{said}</p>
      {isHere && <p>{words.hereWhy}</p>}
      {isHere && there.mayMove && row !== "" && row !== there.row && (
        <Button onClick={move}>{words.moveTo(row)}</Button>
      )}
      {there && !isHere && !there.mayMove && <p>{words.thereTheirs}</p>}
      {there && !isHere && there.mayMove && <Button onClick={bring}>{words.bring(there.name)}</Button>}
      {before && (
        <Button look="line" onClick={() => onNumber(before)}>
          {words.oldNumber(before)}
        </Button>
      )}
    </div>
  );
}
