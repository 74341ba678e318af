import { hasTasks, solveTask } from "./human-task.ts";
import { closeBar, showBar } from "./outbox-bar.ts";
import { type Kept, type Outcome, outcomeOf, readKept, waitAfter, withKept, withoutKept } from "./outbox-list.ts";
import { postJson } from "./post-json.ts";
import { forget, recall, remember } from "./storage.ts";

type Result = { outcome: Outcome; errors: Readonly<Record<string, string>> };
type Tell = (result: Result) => void;

const slot = "outbox";
/** Where storage is refused, as long as the page lasts. */
let memory: string | null = null;
/** Of forms that were filled in on this very page: the answer to the human check, and whom to tell. */
const answers = new Map<string, string>();
const listeners = new Map<string, Tell>();
/** Those of which the bar has told already. */
const waited = new Set<string>();
let failures = 0;
let timer: number | undefined;
let running = Promise.resolve();

const read = () => readKept(recall(slot) ?? memory, Date.now());
function write(list: readonly Kept[]): void {
  memory = list.length > 0 ? JSON.stringify(list) : null;
  if (memory) remember(slot, memory);
  else forget(slot);
}

async function send({ address, fields, key }: Kept): Promise<Result> {
  try {
    // An answer is good once; for a later try the device solves a task again.
    const recaptcha = answers.get(key) ?? (await solveTask())?.answer;
    // A provider's check only the visitor can pass again.
    if (!recaptcha) return { outcome: "refused", errors: {} };
    const reply = await postJson(address, { ...fields, clientKey: key, recaptcha });
    answers.delete(key);
    const body = reply.ok ? null : ((await reply.json().catch(() => null)) as { error?: { errors?: object } } | null);
    const outcome = outcomeOf(reply.status, body);
    const errors = { ...body?.error?.errors };
    if (outcome === "again" && reply.status === 400 && !(await hasTasks())) return { outcome: "refused", errors };
    return { outcome, errors };
  } catch {
    return { outcome: "again", errors: {} };
  }
}

const actions = {
  now: () => resend(),
  drop() {
    clearTimeout(timer);
    write([]);
    closeBar();
    for (const tell of listeners.values()) tell({ outcome: "refused", errors: {} });
    listeners.clear();
  },
};

async function sendAll(): Promise<void> {
  for (const item of read()) {
    const fresh = answers.has(item.key) && !waited.has(item.key);
    if (!fresh) showBar("sending", item.form, actions);
    const result = await send(item);
    if (result.outcome !== "again") write(withoutKept(read(), item.key));
    const tell = listeners.get(item.key);
    tell?.(result);
    if (result.outcome === "again") {
      failures += 1;
      waited.add(item.key);
      showBar("waiting", item.form, actions);
    } else {
      failures = 0;
      listeners.delete(item.key);
      if (!fresh) showBar(result.outcome, item.form, actions);
    }
  }
  clearTimeout(timer);
  if (read().length > 0) timer = window.setTimeout(resend, waitAfter(failures));
}

/** Sends what waits on this device; one round at a time. */
export function resend(): void {
  running = running.then(sendAll).catch((thrown) => {
    // One round that broke must not be the last.
    reportError(thrown);
    failures += 1;
    clearTimeout(timer);
    timer = window.setTimeout(resend, waitAfter(failures));
  });
}

/** Keeps a form on the device, then sends it; it leaves the device when the server has it. */
export function hand(item: Kept, answer: string, tell: Tell): void {
  write(withKept(read(), item));
  answers.set(item.key, answer);
  listeners.set(item.key, tell);
  resend();
}

addEventListener("online", resend);
