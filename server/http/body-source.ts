import type { IncomingMessage } from "node:http";

/** Node's own stream: a form that waits for its sender would hold half as much again with the web's. */
class Body {
  readonly #req: IncomingMessage;
  constructor(req: IncomingMessage) {
    this.#req = req;
  }
  /** What is refused in the middle must not take the connection from the answer. */
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return this.#req.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  }
}

/** A request as readFields takes it. */
export const sourceOf = (req: IncomingMessage) => ({
  header(name: string): string | undefined {
    const value = req.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  },
  body: new Body(req),
});
