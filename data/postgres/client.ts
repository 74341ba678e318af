import pg from "pg";
import { timeLeft } from "../deadline.ts";
import { CopyQuery, CopyRows } from "./copy-rows.ts";

type Options = pg.ClientConfig & { answerWithinMs?: number };
type Wire = pg.Connection & {
  stream: { destroy(error: Error): void };
  on(event: "parameterStatus", heard: (said: { parameterName: string; parameterValue: string }) => void): void;
};

/**
 * pg's client, which also takes `CopyRows`, knows whether its server is a standby, and gives up a server that does not
 * answer: a network that swallows packets, or a commit that waits for a standby which is away.
 */
export class YonkeClient extends pg.Client {
  /** As the server itself reports it at the start (PostgreSQL 14 and later); a pooler may keep it to itself. */
  isStandby = false;
  readonly #answerWithinMs: number | undefined;

  constructor(options: Options) {
    super(options);
    this.#answerWithinMs = options.answerWithinMs;
    // A connection that breaks while it is lent has told its query; without a listener it would end the process.
    this.on("error", () => {});
    this.#wire.on("parameterStatus", ({ parameterName, parameterValue }) => {
      if (parameterName === "in_hot_standby") this.isStandby = parameterValue === "on";
    });
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  override query = ((sql: unknown, values?: unknown, ...rest: unknown[]) => {
    const answer = this.#ask(sql, values, ...rest);
    const ms = Math.max(0, Math.min(this.#answerWithinMs ?? Number.POSITIVE_INFINITY, timeLeft()));
    if (ms === Number.POSITIVE_INFINITY || !(answer instanceof Promise)) return answer;
    const late = new Error(`the database did not answer within ${Math.round(ms) / 1000} s`);
    const timer = setTimeout(() => this.#wire.stream.destroy(late), ms);
    return answer.finally(() => clearTimeout(timer));
  }) as pg.Client["query"];

  #ask(sql: unknown, values: unknown, ...rest: unknown[]): unknown {
    const ask = super.query as (...all: unknown[]) => unknown;
    const first = Array.isArray(values) ? values[0] : undefined;
    if (!(first instanceof CopyRows)) return ask.call(this, sql, values, ...rest);
    const copy = new CopyQuery(String(sql), first);
    ask.call(this, copy);
    return copy.done;
  }
}
