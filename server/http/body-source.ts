import type { IncomingMessage } from "node:http";

/**
 * A request's body as readFields takes it: Node's own stream, since a form that waits for its sender would hold half as much
 * again with the web's. What is refused in the middle must not take the connection from the answer.
 */
export const sourceOf = (req: IncomingMessage) => ({
  header(name: string): string | undefined {
    const value = req.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  },
  body: { [Symbol.asyncIterator]: () => req.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array> },
});
