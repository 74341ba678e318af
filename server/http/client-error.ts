import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { chainFacts } from "#content/chain-facts.ts";
import { SiteError } from "#core/errors.ts";
import { newRequestId } from "#server/telemetry/log.ts";
import { defineCopy } from "#site/copy.ts";
import { apiErrorAnswer, isApi } from "./api.ts";
import { findRawTarget } from "./raw-target.ts";

type ParserError = NodeJS.ErrnoException & { code?: string; rawPacket?: Buffer };
type Beside = Readonly<Record<string, string>>;
type ClientSocket = Duplex & { bytesRead?: number };

const copy = defineCopy({
  es: {
    wrong: "La solicitud no se entiende.",
    long: "La solicitud es demasiado larga.",
    slow: "La solicitud tardó demasiado.",
    moved: (path: string) => `Esta dirección se escribe así: ${path}`,
    number: (id: string) => `Número de solicitud: ${id}`,
  },
  en: {
    wrong: "The request cannot be understood.",
    long: "The request is too long.",
    slow: "The request took too long.",
    moved: (path: string) => `This address is written like this: ${path}`,
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
  const lines = chainFacts().languages.map((edition) => `${copy[edition][words]} ${copy[edition].number(id)}\n`);
  return { type: "text/plain; charset=utf-8", bytes: Buffer.from(lines.join("")) };
}

/** Nothing is wrong with the address: it stands under the same one, written out. */
function movedBody(path: string, id: string): { type: string; bytes: Buffer } {
  if (isApi(path))
    return { type: "application/json; charset=utf-8", bytes: Buffer.from(JSON.stringify({ location: path })) };
  const lines = chainFacts().languages.map((edition) => `${copy[edition].moved(path)}\n${copy[edition].number(id)}\n`);
  return { type: "text/plain; charset=utf-8", bytes: Buffer.from(lines.join("")) };
}

/** Of the last answer on its connection. */
const lastHeaders = (beside: Beside, { type, bytes }: { type: string; bytes: Buffer }, id: string) => ({
  ...beside,
  connection: "close",
  "content-type": type,
  "content-length": String(bytes.length),
  "cache-control": "no-store",
  "x-request-id": id,
});

function answerTo(kind: Kind, beside: Beside, { code, rawPacket }: ParserError = new Error()): Buffer {
  const id = newRequestId();
  const target = rawPacket && findRawTarget(rawPacket);
  // An address with letters as they are: what would have been understood stands under the same address, written out.
  const moved = code === "HPE_INVALID_URL" && target?.reading;
  const body = moved ? movedBody(target.path, id) : bodyOf(kind, target?.path ?? "", id);
  const headers = { ...(moved ? { location: target.path } : {}), ...lastHeaders(beside, body, id) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = moved ? "308 Permanent Redirect" : kind.status;
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`), body.bytes]);
}

/** Time to read it; a sender who goes on sending, or never hangs up, is then cut off. */
const lingerMs = 1_000;

/**
 * What Node would answer by itself, or not at all, never reaches the listener: it is answered here, with the headers of
 * every answer (`beside`) and a number to quote. Bytes that are no request; CONNECT, since this is no proxy; and
 * expectations other than the usual one. What it returns is to be told of every request.
 */
export function answerClientErrors(
  server: Server,
  beside: Beside,
): (req: IncomingMessage, res: ServerResponse) => void {
  const latest = new WeakMap<Duplex, { req: IncomingMessage; res: ServerResponse }>();
  const end = (socket: Duplex, answer: () => Buffer) => {
    if (socket.writable) socket.end(answer());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on("clientError", (error: ParserError, socket: ClientSocket) => {
    // Who never said a word is told none: thousands of them may be let go at once.
    if (error.code === "ECONNRESET" || !socket.writable || socket.bytesRead === 0) return socket.destroy();
    const finish = () => end(socket, () => answerTo(kindOf(error), beside, error));
    const before = latest.get(socket);
    if (!before || before.res.writableFinished) return finish();
    // Out of turn it would be taken for the answer to a request that came whole before it.
    if (before.req.complete) return void before.res.once("finish", finish);
    return before.res.headersSent ? socket.destroy() : finish();
  });
  server.on("connect", (_req, socket) => {
    socket.on("error", () => socket.destroy());
    end(socket, () => answerTo({ status: "405 Method Not Allowed", words: "wrong" }, beside));
  });
  server.on("checkExpectation", ({ url = "" }, res) => {
    const id = newRequestId();
    const body = bodyOf({ status: "417 Expectation Failed", words: "wrong" }, url, id);
    res.writeHead(417, lastHeaders(beside, body, id)).end(body.bytes);
  });
  return (req, res) => {
    latest.set(req.socket, { req, res });
  };
}
