import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { newRequestId } from "./log.ts";

type ParserError = NodeJS.ErrnoException & { code?: string };

const statusOf = ({ code }: ParserError) =>
  code === "HPE_HEADER_OVERFLOW"
    ? "431 Request Header Fields Too Large"
    : code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? "408 Request Timeout"
      : "400 Bad Request";

const answerTo = (error: ParserError) =>
  `HTTP/1.1 ${statusOf(error)}\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nx-request-id: ${newRequestId()}\r\n\r\n`;
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
