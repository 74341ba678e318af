import { AsyncLocalStorage } from "node:async_hooks";

/** Time that runs down, but for what is not the database's doing. */
class Deadline {
  readonly #late: () => void;
  #left: number;
  #end = 0;
  #pauses = 0;
  #over = false;
  #missed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, late: () => void) {
    this.#left = ms;
    this.#late = late;
    this.#run();
  }

  get left(): number {
    // What work that ended in time has left behind goes by no deadline any more.
    const endless = this.#pauses > 0 || (this.#over && !this.#missed);
    return endless ? Number.POSITIVE_INFINITY : this.#end - performance.now();
  }

  pause(): void {
    if (this.#pauses++ === 0 && !this.#over) this.#halt();
  }

  resume(): void {
    if (--this.#pauses === 0 && !this.#over) this.#run();
  }

  finish(): void {
    if (this.#pauses === 0) this.#halt();
    this.#over = true;
  }

  #run() {
    waiting++;
    this.#end = performance.now() + this.#left;
    this.#timer = setTimeout(() => {
      this.#missed = true;
      this.#late();
    }, this.#left);
  }

  #halt() {
    waiting--;
    this.#left = this.#end - performance.now();
    clearTimeout(this.#timer);
  }
}

const deadlines = new AsyncLocalStorage<Deadline>();
/** So many may wait for the database at a time; memory is for them, the next is told at once. */
const mostWaiting = 200;
let waiting = 0;

/** The database did not do its part in the time that its caller has. */
export class TooLate extends Error {
  override name = "TooLate";
  readonly code = "ETIMEDOUT";
}

/** Milliseconds that the work around this call may still take; endless when nobody counts. */
export const timeLeft = (): number => deadlines.getStore()?.left ?? Number.POSITIVE_INFINITY;

/**
 * One deadline for everything that `work` asks of the database, its waiting included. What was not begun by then never
 * is; a commit that was under way may still come true, so the caller must be able to repeat it.
 */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new TooLate("too many wait for the database already");
  const late = Promise.withResolvers<never>();
  const deadline = new Deadline(ms, () => late.reject(new TooLate(`the database took longer than ${ms / 1000} s`)));
  try {
    return await Promise.race([deadlines.run(deadline, work), late.promise]);
  } finally {
    deadline.finish();
  }
}

/**
 * Work that is not the database's doing, such as a body that comes over a poor line, takes nothing from the time of the work
 * around it, and is not begun once that is over.
 */
export async function unhurried<T>(work: () => Promise<T>): Promise<T> {
  if (timeLeft() <= 0) throw new TooLate("the time was over before");
  const deadline = deadlines.getStore();
  deadline?.pause();
  try {
    return await work();
  } finally {
    deadline?.resume();
  }
}

const shortMs = 2_000;

/** For what a start or a stop would like to write, but must not wait for. */
export const shortly = <T>(work: () => Promise<T>): Promise<T> => within(shortMs, work);
