import { forget, recall, remember } from "#app/shell/browser/storage.ts";
import { hasTasks, solveTask } from "./human-task.ts";
import { closeBar, showBar } from "./outbox-bar.ts";
import { hasRoom, type KeptForm, type Outcome, outcomeOf, readKept, waitAfter, withoutKept } from "./outbox-list.ts";
import { postJson } from "./post-json.ts";

type Errors = Readonly<Record<string, string>>;
type Result = { outcome: Outcome; errors: Errors };
/** The form on this page that a kept one came from. */
type Listener = {
  /** Its thanks stay whatever the answer is. */
  stays: boolean;
  sent(): void;
  waits(): void;
  back(errors: Errors): void;
};

const slot = "outbox";
/** The key of a form that is to be mended on the page it leads to. */
const mendSlot = "mend";
/** Where storage is refused, as long as the page lasts. */
let memory: string | null = null;
/** Of forms that were filled in on this very page: the answer to the human check, and whom to tell. */
const answers = new Map<string, string>();
const listeners = new Map<string, Listener>();
const fixers = new Map<string, (item: KeptForm) => void>();
/** Those of which the bar has told already. */
const waited = new Set<string>();
let failures = 0;
let timer: number | undefined;
let running = Promise.resolve();

const look = () => readKept(recall(slot) ?? memory, Date.now());
const read = () => look().kept;
function write(list: readonly KeptForm[]): void {
  memory = list.length > 0 ? JSON.stringify(list) : null;
  if (memory) remember(slot, memory);
  else forget(slot);
}

async function send({ address, fields, key }: KeptForm): Promise<Result> {
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
    for (const { back } of listeners.values()) back({});
    listeners.clear();
  },
  /** Where the form is, it comes back with what is wrong; elsewhere its page is opened, where it does. */
  mend() {
    const item = read().find(({ refused }) => refused);
    const fix = item && fixers.get(item.form);
    if (item && !fix) {
      remember(mendSlot, item.key);
      location.assign(item.page);
      return;
    }
    closeBar();
    if (!item || !fix) return;
    write(withoutKept(read(), item.key));
    fix(item);
  },
};

/** What the server does not take as it is: the form comes back, or the bar keeps it. */
function refuse(item: KeptForm, errors: Errors): void {
  const mine = listeners.get(item.key);
  const rest = withoutKept(read(), item.key);
  if (mine && !mine.stays) {
    write(rest);
    closeBar();
    mine.back(errors);
  } else {
    write([...rest, { ...item, refused: errors }]);
    mine?.waits();
  }
}

async function sendAll(): Promise<void> {
  const { kept, expired } = look();
  if (expired[0]) {
    write(kept);
    showBar("expired", expired[0].form, actions);
  }
  for (const item of kept.filter(({ refused }) => !refused)) {
    const fresh = answers.has(item.key) && !waited.has(item.key);
    if (!fresh) showBar("sending", item.form, actions);
    const { outcome, errors } = await send(item);
    const mine = listeners.get(item.key);
    if (outcome === "again") {
      failures += 1;
      waited.add(item.key);
      mine?.waits();
      showBar("waiting", item.form, actions);
      continue;
    }
    failures = 0;
    if (outcome === "sent") {
      write(withoutKept(read(), item.key));
      mine?.sent();
      if (!fresh) showBar("sent", item.form, actions);
    } else refuse(item, errors);
    listeners.delete(item.key);
  }
  const left = read();
  const wrong = left.find(({ refused }) => refused);
  if (wrong) showBar("refused", wrong.form, actions, Object.values(wrong.refused ?? {}).join(" "));
  clearTimeout(timer);
  if (left.some(({ refused }) => !refused)) timer = window.setTimeout(resend, waitAfter(failures));
}

/** Sends what waits on this device; one round at a time. */
export function resend(): void {
  // The same listener twice is one.
  addEventListener("online", resend);
  running = running.then(sendAll).catch((thrown) => {
    // One round that broke must not be the last.
    reportError(thrown);
    failures += 1;
    clearTimeout(timer);
    timer = window.setTimeout(resend, waitAfter(failures));
  });
}

/** Keeps a form on the device, then sends it; it leaves the device when the server has it. False: there is no room. */
export function keepAndSend(item: KeptForm, answer: string, listener: Listener): boolean {
  const list = read();
  if (!hasRoom(list, item)) return false;
  write([...list, item]);
  answers.set(item.key, answer);
  listeners.set(item.key, listener);
  resend();
  return true;
}

/** Who brings back a form of this kind that the server refused; gives what ends it. */
export function onFix(form: string, fix: (item: KeptForm) => void): () => void {
  fixers.set(form, fix);
  const key = recall(mendSlot);
  if (read().some((item) => item.key === key && item.form === form)) {
    forget(mendSlot);
    actions.mend();
  }
  return () => fixers.delete(form);
}
