import { troubles } from "#data/trouble.ts";
import { send } from "../cluster/request.ts";
import type { Figure } from "../figures.ts";
import { until } from "../until.ts";
import { type Form, sendForm } from "./visitors.ts";

/** One thing that breaks under a running server, and how it is mended. */
export type Fault = {
  name: string;
  /** What /readyz must call it; undefined when forms may go on without anybody noticing. */
  reason?: string;
  /** How many forms come in while it is broken: a full disk shows when the next page is needed. */
  forms?: number;
  /** Just before: what the operator would have done, such as a backup. */
  prepare?(): Promise<void>;
  inflict(): unknown;
  mend(): unknown;
};

export type Scene = {
  url: string;
  /** Forms with tokens that nobody has sent yet. */
  forms: Form[];
  giveAnswer(): string;
  /** E-mail addresses of the forms that are stored, wherever an operator would find them. */
  listStored(): Promise<Set<string>>;
};

const perPhase = 6;
/** Forms that a fault takes, before it and while it lasts. */
export const formsFor = ({ forms = perPhase }: Fault): number => perPhase + forms;
/** The deadline of a form is 8 s; the rest is the way. */
const answerWithinMs = 9_500;
const patienceMs = 30_000;

const inTime = (holds: () => Promise<boolean>) => until("it", holds, patienceMs).catch(() => undefined);

const reasonsOf = async (url: string): Promise<string[]> => {
  const { status, text } = await send(`${url}/readyz`);
  return status === 200 ? (JSON.parse(text) as { reasons: string[] }).reasons : ["database-away"];
};

/** Breaks it, sends forms, mends it, sends those again that were refused, and counts what was promised and is not there. */
export async function sufferFault(kind: string, fault: Fault, scene: Scene): Promise<Figure> {
  const { url, giveAnswer } = scene;
  const wrong: string[] = [];
  const mine = scene.forms.splice(0, formsFor(fault));
  const before = mine.slice(0, perPhase);
  const during = mine.slice(perPhase);
  // Each from an address of its own, or they would wait for one another's connections.
  const sendAll = (forms: Form[]) => Promise.all(forms.map((form, at) => sendForm(url, form, giveAnswer(), at)));
  await sendAll(before);
  if (before.some(({ acknowledged }) => !acknowledged)) wrong.push("forms were refused before anything broke");
  await fault.prepare?.();
  await fault.inflict();
  const replies = await sendAll(during);
  const odd = replies.filter(({ status }) => status !== 303 && status !== 503);
  if (odd.length > 0) wrong.push(`answers ${odd.map(({ status }) => status).join(", ")}`);
  if (replies.some(({ status, headers }) => status === 503 && !headers["retry-after"])) wrong.push("no Retry-After");
  const worst = Math.max(...replies.map(({ ms }) => ms));
  if (worst > answerWithinMs) wrong.push(`an answer after ${(worst / 1000).toFixed(0)} s`);
  const { reason } = fault;
  if (reason && (await inTime(async () => (await reasonsOf(url)).includes(reason))) === undefined)
    wrong.push(`/readyz says ${(await reasonsOf(url)).join(", ") || "nothing"}`);
  const page = await send(`${url}/ubicaciones?fault=${encodeURIComponent(fault.name)}`);
  if (page.status !== 200) wrong.push(`a page answered ${page.status}`);
  await fault.mend();
  const back = await inTime(async () => !(await reasonsOf(url)).some((now) => Object.hasOwn(troubles, now)));
  if (back === undefined) wrong.push("it did not recover");
  await sendAll(mine.filter(({ acknowledged }) => !acknowledged));
  if (mine.some(({ acknowledged }) => !acknowledged)) wrong.push("forms are refused after it was mended");
  const stored = await scene.listStored();
  const promised = mine.filter(({ acknowledged }) => acknowledged);
  const lost = promised.filter(({ email }) => !stored.has(email));
  const refused = replies.filter(({ status }) => status === 503).length;
  const told = reason ? `; /readyz: ${reason}` : "";
  return {
    what: `${kind}: ${fault.name}`,
    bar: "acknowledged and lost: 0",
    measured: `acknowledged and lost: ${lost.length} of ${promised.length}; ${refused} of ${replies.length} told 503, ${worst.toFixed(0)} ms at worst${told}; well again after ${((back ?? 0) / 1000).toFixed(1)} s${wrong.map((line) => `; WRONG: ${line}`).join("")}`,
    holds: lost.length === 0 && wrong.length === 0,
  };
}
