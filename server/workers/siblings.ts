import cluster from "node:cluster";
import type { Crew, FigureJson, FromWorker, Question, Topic, ToWorker } from "./messages.ts";

/** What all answered: for figures one text, else one answer each. */
type Answers = { answers: unknown[]; crew: Crew };

/** The other processes of this server, by way of the one that looks after them. */
export type Siblings = {
  /** Undefined for a process that serves alone. */
  number: number | undefined;
  /** Whether it is the one that a start begins with. */
  isFirst: boolean;
  /** Tells whoever started the site; of several processes one does. */
  say(line: string): void;
  share(topic: Topic, data: unknown): void;
  onShared(topic: Topic, hear: (data: unknown) => void): void;
  /** Undefined where there is nobody to ask. */
  askAll(question: Question): Promise<Answers | undefined>;
  onQuestion(question: Question, answer: () => unknown): void;
  onRetire(retire: () => void): void;
  ready(): void;
  /** Leaves its figures behind. */
  leave(figures: FigureJson[]): Promise<void>;
};

/** Longer than they are waited for. */
const patienceMs = 5_000;

export const alone = (say: (line: string) => void = () => {}): Siblings => ({
  number: undefined,
  isFirst: true,
  say,
  share() {},
  onShared() {},
  askAll: async () => undefined,
  onQuestion() {},
  onRetire() {},
  ready() {},
  leave: async () => {},
});

/** Joins the others when this process was started to be one of several. */
export function joinSiblings(say: (line: string) => void): Siblings {
  const number = cluster.worker?.id;
  if (number === undefined) return alone(say);
  const shared = new Map<Topic, (data: unknown) => void>();
  const questions = new Map<Question, () => unknown>();
  const open = new Map<number, (answers: Answers | undefined) => void>();
  let retire = () => {};
  let speaks = number === 1;
  let asked = 0;

  const send = (message: FromWorker) =>
    new Promise<void>((done) => {
      if (process.connected) process.send?.(message, undefined, undefined, () => done());
      else done();
    });

  async function answer(id: number, question: Question) {
    const found = await questions.get(question)?.();
    if (found !== undefined) await send({ kind: "answer", id, answer: found });
  }

  process.on("message", (message: ToWorker) => {
    if (message.kind === "shared") shared.get(message.topic)?.(message.data);
    else if (message.kind === "question") void answer(message.id, message.question);
    else if (message.kind === "answers") open.get(message.id)?.(message);
    else if (message.kind === "retire") retire();
    else if (message.kind === "speak") speaks = true;
  });

  return {
    number,
    isFirst: number === 1,
    say: (line) => speaks && say(line),
    share: (topic, data) => void send({ kind: "share", topic, data }),
    onShared: (topic, hear) => void shared.set(topic, hear),
    onQuestion: (question, find) => void questions.set(question, find),
    askAll(question) {
      const id = ++asked;
      return new Promise((done) => {
        const end = (answers: Answers | undefined) => {
          clearTimeout(bell);
          open.delete(id);
          done(answers);
        };
        const bell = setTimeout(() => end(undefined), patienceMs);
        open.set(id, end);
        void send({ kind: "ask", id, question });
      });
    },
    onRetire(hear) {
      retire = hear;
    },
    ready: () => void send({ kind: "ready", bytes: process.memoryUsage.rss() }),
    leave: (figures) => send({ kind: "leave", figures }),
  };
}
