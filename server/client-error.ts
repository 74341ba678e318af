import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { SiteError } from "#core/errors.ts";
import { defineCopy } from "#site/copy.ts";
import { editionIds } from "#site/editions.ts";
import { apiErrorAnswer, isApi } from "./api.ts";
import { newRequestId } from "./log.ts";
import { findRawTarget } from "./raw-target.ts";

type ParserError = NodeJS.ErrnoException & { code?: string; rawPacket?: Buffer };

const copy = defineCopy({
  es: {
    wrong: "La solicitud no se entiende.",
    long: "La solicitud es demasiado larga.",
    slow: "La solicitud tardó demasiado.",
    number: (id: string) => `Número de solicitud: ${id}`,
  },
  en: {
    wrong: "The request cannot be understood.",
    long: "The request is too long.",
    slow: "The request took too long.",
    number: (id: string) => `Request number: ${id}`,
  },
});

type Kind = { status: string; words: "wrong" | "long" | "slow" };
function kindOf({ code }: ParserError): Kind {
  if (code === "HPE_HEADER_OVERFLOW") return { status: "431 Request Header Fields Too Large", words: "long" };
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: "408 Request Timeout", words: "slow" };
  return { status: "400 Bad Request", words: "wrong" };
}

/** As far as it can be known, the answer has the form that this address's answers have. */
function bodyOf({ words }: Kind, target: string, id: string): { type: string; bytes: Buffer } {
  if (isApi(target)) {
    const { plain } = apiErrorAnswer(new SiteError(words === "long" ? "too-long" : "invalid"), target, id);
    return { type: "application/json; charset=utf-8", bytes: plain };
  }
  const lines = editionIds.map((edition) => `${copy[edition][words]} ${copy[edition].number(id)}\n`);
  return { type: "text/plain; charset=utf-8", bytes: Buffer.from(lines.join("")) };
}

function answerTo(error: ParserError): Buffer {
  const [id, kind] = [newRequestId(), kindOf(error)];
  const target = error.rawPacket && findRawTarget(error.rawPacket);
  // An address with letters as they are: what would have been understood stands under the same address, written out.
  const moved = error.code === "HPE_INVALID_URL" && target?.reading;
  const { type, bytes } = bodyOf(kind, target?.path ?? "", id);
  const head = [
    `HTTP/1.1 ${moved ? "308 Permanent Redirect" : kind.status}`,
    ...(moved ? [`location: ${target.path}`] : []),
    "connection: close",
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `x-request-id: ${id}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]);
}

/** Time to read it; a sender who goes on sending, or never hangs up, is then cut off. */
const lingerMs = 1_000;

/** Bytes that are no request never reach the listener: they are answered here, with a number to quote as well. */
export function answerClientErrors(server: Server): void {
  const latest = new WeakMap<Socket, { req: IncomingMessage; res: ServerResponse }>();
  server.on("request", (req, res) => latest.set(req.socket, { req, res }));
  server.on("clientError", (error: ParserError, socket: Socket) => {
    // Who never said a word is told none: thousands of them may be let go at once.
    if (error.code === "ECONNRESET" || !socket.writable || socket.bytesRead === 0) return socket.destroy();
    const end = () => {
      if (socket.writable) socket.end(answerTo(error));
      setTimeout(() => socket.destroy(), lingerMs).unref();
    };
    const before = latest.get(socket);
    if (!before || before.res.writableFinished) return end();
    // Out of turn it would be taken for the answer to a request that came whole before it.
    if (before.req.complete) return void before.res.once("finish", end);
    return before.res.headersSent ? socket.destroy() : end();
  });
}
