import type { IncomingMessage } from "node:http";
import { invalid, SiteError } from "./errors.ts";

/** A request, for whoever reads its body. */
export type BodySource = { header(name: string): string | undefined; body: AsyncIterable<Uint8Array> };

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

export const sourceOf = (req: IncomingMessage): BodySource => ({
  header(name) {
    const value = req.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  },
  body: new Body(req),
});

/** All of a body, refused by what it says of itself, or as soon as it is larger than allowed. The server sees to slow ones. */
export async function readBody(
  { header, body }: BodySource,
  maxBytes: number,
  takes: (type: string) => boolean = () => true,
): Promise<Buffer> {
  const length = Number(header("content-length") ?? 0);
  if (length > maxBytes) throw new SiteError("too-large");
  if (length > 0 && !takes(header("content-type") ?? "")) throw invalid("body", "type");
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > maxBytes) throw new SiteError("too-large");
      pieces.push(piece);
    }
  } catch (thrown) {
    // The sender left in the middle: nobody will read the answer.
    throw thrown instanceof SiteError ? thrown : invalid("body", "broken off");
  }
  return Buffer.concat(pieces);
}
