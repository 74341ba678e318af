import {
  type Book,
  countOf,
  type Job,
  type ListCar,
  most,
  newJob,
  openJob,
  type Stop,
  type StopKey,
  stopKey,
  type Want,
  type WantedPart,
} from "./book.ts";

/** One change of the lists; it answers the same book when there is nothing to change. */
export type Change = (book: Book) => Book;

const inOpenJob =
  (edit: (job: Job) => Job): Change =>
  (book) => {
    const job = openJob(book);
    const next = edit(job);
    if (next === job) return book;
    const known = book.jobs.some(({ id }) => id === job.id);
    return {
      ...book,
      at: job.id,
      jobs: known ? book.jobs.map((one) => (one.id === job.id ? next : one)) : [...book.jobs, next],
    };
  };

const inStop = (key: StopKey, edit: (stop: Stop) => Stop): Change =>
  inOpenJob((job) => ({ ...job, stops: job.stops.map((stop) => (stopKey(stop) === key ? edit(stop) : stop)) }));

/** Parts without a car that are all taken away leave nothing behind. */
const withoutEmpty = (stops: Stop[]): Stop[] => stops.filter(({ car, wants }) => car !== null || wants.length > 0);

export type Yard = Pick<Stop, "store" | "yard">;
const stopAt = (yard: Yard, car: ListCar | null): Stop => ({ ...yard, car, note: "", wants: [] });

export const addCar = (yard: Yard, car: ListCar): Change =>
  inOpenJob((job) =>
    job.stops.some((stop) => stop.car?.id === car.id) ? job : { ...job, stops: [...job.stops, stopAt(yard, car)] },
  );

/** Another car in the place of one that has left: what was wanted from that one is wanted from this one. */
export const swapCar = (key: StopKey, car: ListCar): Change =>
  inStop(key, (stop) => ({ ...stop, car, wants: stop.wants.map((want) => ({ ...want, state: "open" })) }));

export const removeStop = (key: StopKey): Change =>
  inOpenJob((job) => ({ ...job, stops: job.stops.filter((stop) => stopKey(stop) !== key) }));

const asWant = (part: WantedPart): Want => ({ ...part, n: 1, note: "", state: "open" });

/** Parts of one car, or of a yard's list; those that are there stay as they are. */
export const addParts = (yard: Yard, car: ListCar | null, parts: readonly WantedPart[]): Change =>
  inOpenJob((job) => {
    const key = stopKey({ store: yard.store, car });
    const there = job.stops.find((stop) => stopKey(stop) === key) ?? stopAt(yard, car);
    const fresh = parts.filter(({ part }) => !there.wants.some((want) => want.part === part));
    const full = { ...there, wants: [...there.wants, ...fresh.map(asWant)] };
    return { ...job, stops: [...job.stops.filter((stop) => stop !== there), full] };
  });

export const changeWant = (key: StopKey, part: number, edit: Partial<Pick<Want, "n" | "note" | "state">>): Change =>
  inStop(key, (stop) => ({
    ...stop,
    wants: stop.wants.map((want) => (want.part === part ? { ...want, ...edit } : want)),
  }));

export const removeWants = (key: StopKey, parts: readonly number[]): Change =>
  inOpenJob((job) => ({
    ...job,
    stops: withoutEmpty(
      job.stops.map((stop) =>
        stopKey(stop) === key ? { ...stop, wants: stop.wants.filter(({ part }) => !parts.includes(part)) } : stop,
      ),
    ),
  }));

/** To another car of the list, or to those without one; what is wanted there already stays. */
export const moveWant = (from: StopKey, part: number, to: StopKey): Change =>
  inOpenJob((job) => {
    const want = job.stops.find((stop) => stopKey(stop) === from)?.wants.find((one) => one.part === part);
    if (!want || from === to) return job;
    const stops = job.stops.map((stop) => {
      if (stopKey(stop) === from) return { ...stop, wants: stop.wants.filter((one) => one !== want) };
      const there = stop.wants.some((one) => one.part === part);
      return stopKey(stop) === to && !there ? { ...stop, wants: [...stop.wants, want] } : stop;
    });
    return { ...job, stops: withoutEmpty(stops) };
  });

export const noteStop = (key: StopKey, note: string): Change => inStop(key, (stop) => ({ ...stop, note }));

export const changeJob = (edit: Partial<Pick<Job, "name" | "people" | "plus">>): Change =>
  inOpenJob((job) => ({ ...job, ...edit }));

export const openList =
  (id: number): Change =>
  (book) =>
    id === book.at ? book : { ...book, at: id };

const nextId = ({ jobs }: Book) => Math.max(0, ...jobs.map(({ id }) => id)) + 1;

/** A new list is the open one. */
export const startJob =
  (name: string, more: Partial<Pick<Job, "people" | "plus" | "stops">> = {}): Change =>
  (book) => {
    const id = nextId(book);
    return { ...book, at: id, jobs: [...book.jobs, { ...newJob(id, name), ...more }] };
  };

export const deleteJob =
  (id: number): Change =>
  (book) => {
    const jobs = book.jobs.filter((job) => job.id !== id);
    return { ...book, jobs, at: jobs.some((job) => job.id === book.at) ? book.at : (jobs.at(-1)?.id ?? 1) };
  };

/** More than a device is to keep. */
export const isTooMuch = ({ jobs }: Book): boolean =>
  jobs.length > most.jobs ||
  jobs.some(({ stops }) => stops.length > most.stops || stops.some(({ wants }) => wants.length > most.wants));

export const countAll = ({ jobs }: Book): number => jobs.reduce((sum, job) => sum + countOf(job), 0);
