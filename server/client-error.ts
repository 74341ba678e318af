import type { Server } from "node:http";
import type { Socket } from "node:net";
import { newRequestId } from "./log.ts";

type ParserError = NodeJS.ErrnoException & { code?: string };

const statusOf = ({ code }: ParserError) =>
  code === "HPE_HEADER_OVERFLOW"
    ? "431 Request Header Fields Too Large"
    : code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? "408 Request Timeout"
      : "400 Bad Request";

/** Bytes that are no request never reach the listener: they are answered here, with a number to quote as well. */
export function answerClientErrors(server: Server): void {
  server.on("clientError", (error: ParserError, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    socket.end(
      `HTTP/1.1 ${statusOf(error)}\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nx-request-id: ${newRequestId()}\r\n\r\n`,
    );
  });
}
