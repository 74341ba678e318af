import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { nameOfStaff } from "#core/staff.ts";
import { type FoundCar, findPresentCars } from "#data/queries/find-car.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type CarEdit, editCar } from "#feeds/engine/edit-car.ts";
import { type Done, demand, type StaffRequest, staffPage, storesFor, useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

type Car = FoundCar & { store: string };
type Props = {
  text: string;
  cars: Car[];
  problem: string | undefined;
  done: { text: string; runId: number } | undefined;
};

function CarLine({ car, text }: { car: Car; text: string }) {
  const words = useCopy(copy);
  const about = { id: String(car.id), store: String(car.storeId), seen: car.row, q: text };
  return (
    <li>
      <div>
        <h2>{car.name}</h2>
        <p>{[car.stockNumber, car.vin && `VIN …${car.vin.slice(-6)}`, car.store].filter(Boolean).join(" · ")}</p>
      </div>
      <span className="o-pl o-pl--big">{car.row || "–"}</span>
      <ActionForm to="cars" name="move" fields={about} className="o-move">
        <Field id={`row-${car.id}`} name="row" label={words.row} defaultValue={car.row} maxLength={20} required />
        <Field id={`space-${car.id}`} name="space" label={words.space} defaultValue={car.space} maxLength={20} />
        <Button>{words.save}</Button>
      </ActionForm>
      <ActionForm to="cars" name="gone" fields={about}>
        <Button look="line">{words.gone}</Button>
      </ActionForm>
    </li>
  );
}

function Cars({ title, text, cars, problem, done }: Props & { title: string }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      {done && (
        <div className="o-toast" role="status">
          <p>{done.text}</p>
          <ActionForm to="files" name="undo" fields={{ run: String(done.runId) }}>
            <Button look="line">{words.undo}</Button>
          </ActionForm>
        </div>
      )}
      {problem && (
        <p className="o-toast o-toast--bad" role="alert">
          {problem}
        </p>
      )}
      <div className="o-stack">
        <form action={href("cars")} className="o-panel o-panel__b o-pick">
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
        {text !== "" && cars.length === 0 && <p role="status">{words.none(text)}</p>}
        {cars.length > 0 && (
          <ul className="o-panel o-lines">
            {cars.map((car) => (
              <CarLine key={car.id} car={car} text={text} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const isPlace = (text: string) => /^[\p{L}\p{N} .\-/]{0,20}$/u.test(text);

async function edit(request: StaffRequest, fields: URLSearchParams, change: CarEdit): Promise<Done> {
  const { services, staff, edition, href } = request;
  const words = copy[edition];
  const storeId = Number(fields.get("store"));
  demand(staff, "cars.edit", storeId);
  const q = fields.get("q") ?? "";
  const done = await editCar(services.db, {
    id: Number(fields.get("id")),
    storeId,
    seenRow: fields.get("seen") ?? "",
    edit: change,
    who: nameOfStaff(staff),
    alongside: (trx, { runId, before, after }) =>
      addAudit(trx, {
        staffId: staff.id,
        who: nameOfStaff(staff),
        action: change === "gone" ? "car.gone" : "car.move",
        storeId,
        subject: `${before.stock_number || before.vin}`,
        detail: { run: runId, from: before.row, to: after.row },
      }),
  });
  if (done === "absent") return { again: words.absent };
  if (done === "same") return { again: words.same };
  if ("clash" in done)
    return { again: words.clash(String(done.clash.row), change === "gone" ? words.gone : change.row) };
  return { goTo: `${href("cars")}?${new URLSearchParams({ q, run: String(done.runId) })}` };
}

/** A car at a time: its row, its space, or that it is gone. */
export const cars = staffPage<Props>({
  id: "cars",
  needs: "cars.edit",
  async load(request, problem) {
    const { services, edition, query, sent } = request;
    const words = copy[edition];
    const text = (sent?.get("q") ?? query.get("q") ?? "").trim().slice(0, 40);
    const stores = storesFor(request, "cars.edit");
    const nameOf = new Map(stores.map(({ id, name }) => [id, name]));
    const found = await findPresentCars(services.db, [...nameOf.keys()], text);
    const run = await findImportRun(services.db, Number(query.get("run") ?? 0));
    const own = run?.status === "done" && run.format === "office" && nameOf.has(JSON.parse(run.stores)[0]) && run;
    const moved = own && found.find((car) => [car.stockNumber, car.vin].includes(own.file_name));
    return {
      title: words.title,
      text,
      cars: found.map((car) => ({ ...car, store: nameOf.get(car.storeId) ?? "" })),
      problem,
      done: own
        ? { runId: own.id, text: moved ? words.saved(moved.name, moved.row) : words.left(own.file_name) }
        : undefined,
    };
  },
  Page: Cars,
  actions: {
    async move(request, fields) {
      const row = (fields.get("row") ?? "").trim();
      const space = (fields.get("space") ?? "").trim();
      if (row === "" || !isPlace(row) || !isPlace(space)) return { again: copy[request.edition].badRow };
      return edit(request, fields, { row, space });
    },
    gone: (request, fields) => edit(request, fields, "gone"),
  },
});
