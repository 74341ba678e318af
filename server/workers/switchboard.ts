import type { Worker } from "node:cluster";
import type { FiguresSum } from "./figures-sum.ts";
import type { Crew, FigureJson, FromWorker, Question, ToWorker } from "./messages.ts";

/** Figures wait for the database; whoever asks whether to send visitors here wants to know at once. */
const patienceMs: Record<Question, number> = { metrics: 3_000, readiness: 1_000 };

type Line = {
  workers(): Worker[];
  crew(): Crew;
  figures: FiguresSum;
  own(): FigureJson[];
  onReady(worker: Worker, bytes: number): void;
};

export function send(worker: Worker, message: ToWorker): void {
  // One that is just ending hears nothing any more.
  if (worker.isConnected()) worker.send(message, () => {});
}

/** Passes on what workers tell each other, and asks all of them what one is asked for the whole. */
export function createSwitchboard({ workers, crew, figures, own, onReady }: Line) {
  const open = new Map<number, (worker: Worker, answer: unknown) => void>();
  let asked = 0;

  /** What all of them answer; one that is frozen is not waited for. */
  function askAll(question: Question): Promise<Map<number, unknown>> {
    const id = ++asked;
    const there = workers();
    const answers = new Map<number, unknown>();
    if (there.length === 0) return Promise.resolve(answers);
    return new Promise((done) => {
      const end = () => {
        clearTimeout(bell);
        open.delete(id);
        done(answers);
      };
      const bell = setTimeout(end, patienceMs[question]);
      open.set(id, (worker, answer) => {
        answers.set(worker.id, answer);
        if (there.every((one) => answers.has(one.id) || one.isDead())) end();
      });
      for (const worker of there) send(worker, { kind: "question", id, question });
    });
  }

  async function answer(asker: Worker, id: number, question: Question) {
    const answers = await askAll(question);
    if (question === "readiness")
      return send(asker, { kind: "answers", id, answers: [...answers.values()], crew: crew() });
    for (const [worker, heard] of answers) figures.hear(worker, heard as FigureJson[]);
    send(asker, { kind: "answers", id, answers: [await figures.text(own())], crew: crew() });
  }

  return function hear(worker: Worker, message: FromWorker): void {
    if (message.kind === "ready") onReady(worker, message.bytes);
    else if (message.kind === "answer") open.get(message.id)?.(worker, message.answer);
    else if (message.kind === "leave") figures.hear(worker.id, message.figures);
    else if (message.kind === "ask") void answer(worker, message.id, message.question);
    else if (message.kind === "share")
      for (const other of workers())
        if (other !== worker) send(other, { kind: "shared", topic: message.topic, data: message.data });
  };
}
