import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { holdText } from "#core/hold-words.ts";
import { nameOfStaff } from "#core/staff.ts";
import { type FoundCar, findPresentCars } from "#data/queries/find-car.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { may } from "../access.ts";
import { undoRun } from "../files/undo-run.ts";
import { definePage, type StaffRequest, shownStores, useOffice } from "../page.tsx";
import { copy as queueCopy } from "../queue/copy.ts";
import { takeActs } from "../queue/take-acts.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { zoneOfStore } from "../shell/moment.ts";
import { Told } from "../shell/toast.tsx";
import { edit, holdCar, move, photograph, tell } from "./change-car.ts";
import { copy } from "./copy.ts";
import { HoldForm } from "./hold-form.tsx";
import { KnownFacts } from "./known-facts.tsx";
import quickCar, { type QuickCarProps } from "./quick-car.island.tsx";
import "#office/leads/leads.css";
import "./cars.css";

type Car = FoundCar & { store: string; held: string; mayMove: boolean; mayPhotograph: boolean; mayTell: boolean };
type Props = {
  title: string;
  text: string;
  cars: Car[];
  done: { text: string; runId: number } | undefined;
  note: string | undefined;
  mayReceive: boolean;
  /** Of whoever may move cars. */
  quick: QuickCarProps | undefined;
};

const pictures = { name: "photos", type: "file", accept: "image/jpeg,image/png,image/webp" };

function CarLine({ car, text }: { car: Car; text: string }) {
  const words = useCopy(copy);
  const about = { id: String(car.id), store: String(car.storeId), seen: car.row, q: text };
  return (
    <li>
      <div>
        <h2>{car.name}</h2>
        <p>{[car.stockNumber, car.vin && `VIN …${car.vin.slice(-6)}`, car.store].filter(Boolean).join(" · ")}</p>
        {car.held && <p className="o-state o-state--wait">{car.held}</p>}
      </div>
      <span className="o-place o-place--big">{car.row || "–"}</span>
      {car.mayMove && (
        <ActionForm to="cars" name="move" fields={about} className="o-keys">
          <Field id={`row-${car.id}`} name="row" label={words.row} defaultValue={car.row} maxLength={20} required />
          <Field id={`space-${car.id}`} name="space" label={words.space} defaultValue={car.space} maxLength={20} />
          <Button>{words.save}</Button>
        </ActionForm>
      )}
      {car.mayPhotograph && (
        <ActionForm to="cars" name="photos" fields={about} brings className="o-keys">
          <Field {...pictures} id={`camera-${car.id}`} label={words.take} capture="environment" place="o-wide" />
          <Field
            {...pictures}
            id={`photos-${car.id}`}
            label={words.choose}
            hint={words.chooseHint}
            place="o-wide"
            multiple
          />
          <Button look="line">{words.addPhotos}</Button>
        </ActionForm>
      )}
      {car.mayTell && <KnownFacts id={car.id} facts={car.facts} about={about} />}
      {car.mayMove && <HoldForm id={car.id} held={car.held} about={about} />}
      {car.mayMove && (
        <ActionForm to="cars" name="gone" fields={about}>
          <Button look="line">{words.gone}</Button>
        </ActionForm>
      )}
    </li>
  );
}

function Cars({ title, text, cars, done, note, mayReceive, quick }: Props) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
        <div className="o-cars-ways">
          {quick && (
            <LinkButton look="line" href={href("walk")}>
              {words.walk}
            </LinkButton>
          )}
          {mayReceive && <LinkButton href={href("receive")}>{words.receive}</LinkButton>}
        </div>
      </div>
      {done && (
        <div className="o-toast" role="status">
          <p>{done.text}</p>
          <ActionForm to="cars" name="undo" fields={{ run: String(done.runId) }}>
            <Button look="line">{words.undo}</Button>
          </ActionForm>
        </div>
      )}
      <Told told={note} />
      <div className="o-stack">
        {quick && text === "" && <Island of={quickCar} props={quick} />}
        <form action={href("cars")} className="o-panel o-panel__body o-pick o-find" {...mark("swap", "found")}>
          <h2>{words.another}</h2>
          <Field
            id="q"
            name="q"
            label={words.find}
            hint={words.hint}
            defaultValue={text}
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
          <Button>{words.look}</Button>
        </form>
        <div id="found">
          {text !== "" && cars.length === 0 && <p role="status">{words.none(text)}</p>}
          {cars.length > 0 && (
            <ul className="o-panel o-lines o-found">
              {cars.map((car) => (
                <CarLine key={car.id} car={car} text={text} />
              ))}
            </ul>
          )}
        </div>
        {quick && text !== "" && <Island of={quickCar} props={quick} />}
      </div>
    </>
  );
}

function doneText(car: FoundCar, format: string, request: StaffRequest): string {
  const { query, edition, now } = request;
  const words = copy[edition];
  if (query.has("photos"))
    return [words.photographed(car.name), words.unread(Number(query.get("photos")) || 0)].join(" ").trim();
  if (format === "office-facts") return words.told(car.name);
  if (format !== "office-hold") return words.saved(car.name, car.row);
  const held = holdText(car, zoneOfStore(request, car.storeId), now, edition);
  return held ? queueCopy[edition].held(car.name, held) : queueCopy[edition].letGo(car.name);
}

/** A car at a time: its row, its space, what is known of it, or that it is gone. */
export const page = definePage("cars", {
  takes: { brings: "pictures", may: "photos" },
  async load(request): Promise<Props> {
    const { services, staff, edition, query, sent } = request;
    const words = copy[edition];
    const text = (sent?.get("q") ?? query.get("q") ?? "").trim().slice(0, 40);
    const stores = shownStores(request, "cars.see");
    const nameOf = new Map(stores.map(({ id, name }) => [id, name]));
    const found = await findPresentCars(services.db, [...nameOf.keys()], text);
    const run = await findImportRun(services.db, Number(query.get("run") ?? 0));
    const own = run?.status === "done" && /^office/.test(run.format) && nameOf.has(JSON.parse(run.stores)[0]) && run;
    const moved = own && found.find((car) => [car.stockNumber, car.vin].includes(own.file_name));
    return {
      title: words.title,
      text,
      cars: found.map((car) => ({
        ...car,
        store: nameOf.get(car.storeId) ?? "",
        held: holdText(car, zoneOfStore(request, car.storeId), request.now, edition),
        mayMove: may(staff, "move", car.storeId),
        mayPhotograph: may(staff, "photos", car.storeId),
        mayTell: may(staff, "receive", car.storeId),
      })),
      note: query.has("undone") ? words.undone : undefined,
      mayReceive: may(staff, "receive", "any"),
      done: own
        ? {
            runId: own.id,
            text: moved ? doneText(moved, own.format, request) : words.left(own.file_name),
          }
        : undefined,
      quick: may(staff, "move", "any")
        ? {
            history: { action: request.href("cars"), csrf: request.csrf },
            me: { who: staff.id, name: nameOfStaff(staff) },
          }
        : undefined,
    };
  },
  Page: Cars,
  actions: {
    move,
    gone: (request, fields) => edit(request, fields, { left: "gone" }),
    acts: takeActs,
    photos: photograph,
    facts: tell,
    hold: holdCar,
    undo: undoRun("cars"),
  },
});
