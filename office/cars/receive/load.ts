import { randomUUID } from "node:crypto";
import type { Option } from "#app/ui/options.tsx";
import { localTimeOf } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import { findVinIn } from "#core/vin/answer-vin.ts";
import { cleanVin, isFullVin } from "#core/vin/signs.ts";
import { findReceived, listCarsWithVin, listReceived, type ReceivedCar } from "#data/queries/received-cars.ts";
import { answerVin } from "#stock/vin-answer.ts";
import { modelOfFacts } from "#stock/vin-model.ts";
import { may } from "../../access.ts";
import { type StaffRequest, shownStores } from "../../page.tsx";
import { zoneOfStore } from "../../shell/moment.ts";
import { findYardRow, listYardRows } from "../yard-rows.ts";
import { factsOf } from "./car-fields.tsx";
import { copy } from "./copy.ts";
import { loadLive } from "./load-live.ts";
import { type ReceiveForm, readForm } from "./read-form.ts";
import { type Mend, mostMends, nameOf } from "./read-typed.ts";
import { freeStockNumber, hereWords, vinOfForm } from "./receive-car.ts";
import type { ReceiveCarsProps } from "./receive-props.ts";
import type { Line } from "./use-today.ts";

export type HereStep = {
  is: "here";
  said: string;
  why: string;
  /** Undefined where somebody else has that yard. */
  open: string | undefined;
  /** To put it into the row that is being filled. */
  move: { id: string; store: string; seen: string; row: string; q: string } | undefined;
};
export type CarStep = {
  is: "car";
  vin: string;
  note: string | undefined;
  before: string | undefined;
  /** Undefined where it must be chosen. */
  make: Option | undefined;
  makes: Option[];
  models: Option[];
  /** The one that the VIN says, or that was chosen. */
  model: string | undefined;
  filed: string | undefined;
  year: string;
  facts: string[];
  volts: boolean;
  stock: string;
};
export type Step =
  | { is: "read"; vin: string; refused: string | undefined }
  | { is: "wrong"; vin: string; choices: readonly Mend[] }
  | HereStep
  | CarStep;
export type ReceiveProps = {
  title: string;
  yards: Option[];
  store: string;
  row: string;
  rows: { first: string; last: string } | undefined;
  hit: string;
  formKey: string;
  asis: string;
  told: string | undefined;
  step: Step;
  today: Line[];
  /** For the device's own work, where the next car is asked for. */
  live: ReceiveCarsProps | undefined;
};

const dayMs = 86_400_000;
const options = (list: readonly { id: number; name: string }[]): Option[] =>
  list.map(({ id, name }) => ({ value: String(id), text: name }));

/** The car with what its VIN says; the rest is chosen from the catalogue's lists. */
async function carStep(request: StaffRequest, form: ReceiveForm, storeId: number): Promise<CarStep> {
  const { services, edition, now } = request;
  const words = copy[edition];
  const { catalog } = services.stock.current;
  const vin = vinOfForm(form);
  const facts = isFullVin(vin) ? answerVin(vin, now).facts : undefined;
  const car = facts && modelOfFacts(services.stock.current, facts);
  const make = catalog.findMake(car?.makeSure ? car.makeId : Number(form.make));
  const chosen = catalog.findModel(Number(form.model) || car?.modelId || 0);
  const model = chosen?.makeId === make?.id ? chosen : undefined;
  const left = (await listCarsWithVin(services.db, vin)).find((one) => one.storeId === storeId);
  const typed = cleanVin(form.vin);
  return {
    is: "car",
    vin,
    note: isFullVin(vin) && typed !== vin ? words.looked(vin) : undefined,
    before: left?.leftOn ? words.before(formatDay(left.leftOn, edition), left.stockNumber) : undefined,
    make: make && { value: String(make.id), text: make.name },
    makes: options(catalog.makes),
    model: model && String(model.id),
    models: make ? options(catalog.modelsOf(make.id)) : [],
    filed: facts?.filedModel && !car?.modelId ? words.filed(facts.filedModel) : undefined,
    year: form.year || String(facts?.year ?? ""),
    facts: facts ? factsOf(facts, edition) : [],
    volts: facts?.highVoltage ?? false,
    stock: await freeStockNumber(request, storeId),
  };
}

async function stepOf(request: StaffRequest, form: ReceiveForm, storeId: number): Promise<Step> {
  const { services, staff, edition, now, href } = request;
  const words = copy[edition];
  const typed = cleanVin(form.vin);
  if (typed === "" && form.asis === "") return { is: "read", vin: "", refused: undefined };
  const vin = findVinIn(form.vin);
  if (!vin && form.asis === "") return { is: "read", vin: typed, refused: words.noVin(form.vin) };
  const [car] = await listCarsWithVin(services.db, vinOfForm(form));
  if (car?.leftOn === null) {
    const mine = may(staff, "cars.see", car.storeId);
    const q = car.stockNumber || (vin ?? typed);
    const to = findYardRow(services.stock.current, storeId, form.row);
    const elsewhere = mine ? words.thereMine : words.thereTheirs;
    return {
      is: "here",
      said: hereWords(request, car, storeId),
      why: car.storeId === storeId ? words.hereWhy : elsewhere,
      open: mine ? `${href("cars")}?${new URLSearchParams({ q })}` : undefined,
      move:
        car.storeId === storeId && may(staff, "move", storeId) && "row" in to && to.row !== car.row
          ? { id: String(car.id), store: String(storeId), seen: car.row, row: to.row, q }
          : undefined,
    };
  }
  if (vin && form.asis === "") {
    const { facts, mends } = answerVin(vin, now);
    const choices = mends.slice(0, mostMends).map((one) => ({ vin: one.vin, name: nameOf(one) }));
    if (!facts.checkDigitRight) return { is: "wrong", vin, choices };
  }
  return carStep(request, form, storeId);
}

/** What was received or taken back just before, in words. */
async function toldOf({ services, edition, query, sent }: StaffRequest, today: readonly Line[]) {
  if (sent) return undefined;
  if (query.has("undone")) return copy[edition].undone;
  const run = query.has("key") ? await findReceived(services.db, query.get("key") ?? "") : undefined;
  const car = run && today.find((one) => one.run === run.id);
  return car && copy[edition].received(car.name, car.row, car.stock);
}

const linesOf = (cars: readonly ReceivedCar[]): Line[] =>
  cars.map(({ runId, name, row, stockNumber }) => ({ run: runId, name, row, stock: stockNumber }));

/** By the yard's own clock. */
const isToday = (request: StaffRequest) => (car: ReceivedCar) => {
  const zone = zoneOfStore(request, car.storeId);
  return localTimeOf(new Date(car.at), zone).day === localTimeOf(request.now, zone).day;
};

export async function loadReceive(request: StaffRequest): Promise<ReceiveProps> {
  const { services, edition, query, sent, now } = request;
  const stock = services.stock.current;
  const form = readForm(sent ?? query);
  const yards = shownStores(request, "receive");
  const store = yards.find(({ id }) => String(id) === form.store) ?? yards[0];
  const storeId = store?.id ?? 0;
  const rows = listYardRows(stock, storeId);
  const [first, last] = [rows[0], rows.at(-1)];
  const since = new Date(now.getTime() - dayMs).toISOString();
  const received = await listReceived(
    services.db,
    yards.map(({ id }) => id),
    since,
  );
  const cars = received.filter(isToday(request));
  const today = linesOf(cars);
  const step = await stepOf(request, form, storeId);
  const own = {
    storeId,
    row: form.row,
    yards: options(yards),
    today: linesOf(cars.filter((car) => car.storeId === storeId)),
  };
  return {
    title: copy[edition].title,
    yards: options(yards),
    store: String(storeId),
    row: form.row,
    rows: first !== undefined && last !== undefined ? { first, last } : undefined,
    hit: form.hit,
    formKey: (sent && form.key) || randomUUID(),
    asis: form.asis,
    told: await toldOf(request, today),
    step,
    today,
    live: step.is === "read" && !step.refused && storeId > 0 ? await loadLive(request, own) : undefined,
  };
}
