import { type StaffRequest, storesFor } from "../../page.tsx";
import { type ActContext, type Came, refuse } from "../../queue/act-context.ts";
import { copy as queueCopy } from "../../queue/copy.ts";
import type { NotedAct } from "../../queue/noted-act.ts";
import { findYardRow } from "../yard-rows.ts";
import { copy } from "./copy.ts";
import { type ReceiveForm, readForm } from "./read-form.ts";
import { type NotReceived, receiveCar } from "./receive-car.ts";

/** A device knows makes and models by their names; a form by their numbers. */
function formOf({ services }: StaffRequest, { about, key }: NotedAct): ReceiveForm {
  const { catalog } = services.stock.current;
  const make = catalog.makes.find(({ name }) => name === about.make);
  const model = make && catalog.modelsOf(make.id).find(({ name }) => name === about.model);
  const ids = { make: String(make?.id ?? ""), model: String(model?.id ?? "") };
  return readForm(new URLSearchParams({ ...about, ...ids, key }));
}

function refusalOf({ request, act }: ActContext, form: ReceiveForm, { why, row, free, car }: NotReceived): Came {
  const words = copy[request.edition];
  const { about } = act;
  if (row) return refuse(why, "row");
  if (free)
    return refuse(why, "again", { kind: act.kind, about: { ...about, stock: free }, called: words.withNumber(free) });
  const to = findYardRow(request.services.stock.current, Number(form.store), form.row);
  if (car && String(car.storeId) === form.store && "row" in to && to.row !== car.row) {
    const move = { car: String(car.id), store: form.store, from: car.row, row: to.row };
    return refuse(why, "again", { kind: "move", about: move, called: words.moveTo(to.row) });
  }
  return refuse(why);
}

/** A car that was received on a device, maybe without signal and a while ago; its key is that of its file, too. */
export async function receiveNoted(context: ActContext): Promise<Came> {
  const { request, act, notedAt, keep } = context;
  const { edition } = request;
  const form = formOf(request, act);
  const storeId = Number(form.store);
  if (!storesFor(request, "receive").some(({ id }) => id === storeId)) return refuse(queueCopy[edition].notYours);
  const said = copy[edition].received([form.year, act.about.make, act.about.model].join(" "), form.row, form.stock);
  const came = await receiveCar(request, form, {
    key: act.key,
    at: new Date(notedAt),
    keep: (trx, run) => keep(trx, { storeId, said, run }),
  });
  return "why" in came ? refusalOf(context, form, came) : { said, run: came.run };
}
