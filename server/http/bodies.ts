import type { IncomingMessage, Server, ServerResponse } from "node:http";

export const bodyLimits = {
  /** Whoever has sent less than this in such a time holds a place on purpose. */
  bodyPatienceMs: 5_000,
  leastBodyBytes: 1_024,
  /** What nobody reads may come to its end if it says that it is so small. */
  smallBody: 65_536,
  /** Time to read the answer before the connection goes with the rest of the body. */
  lingerMs: 1_000,
};

/**
 * To be told of every request first: guards those that bring a body, whether or not somebody will read it. One that comes
 * too slowly is told so and let go; of a large one nothing is taken in that nobody asks for, and its connection ends with
 * the answer.
 */
export const guardBodies =
  (server: Server, limits: typeof bodyLimits) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    const { "content-length": length, "transfer-encoding": coding } = req.headers;
    if (coding === undefined && (length === undefined || length === "0")) return;
    endWhenSlow(server, req, res, limits);
    if (coding !== undefined || Number(length) > limits.smallBody) takeNoMore(req, res, limits.lingerMs);
  };

function endWhenSlow(server: Server, req: IncomingMessage, res: ServerResponse, limits: typeof bodyLimits) {
  const { socket } = req;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (req.complete) return clearInterval(timer);
    if (socket.bytesRead - seen < limits.leastBodyBytes) {
      clearInterval(timer);
      server.emit("clientError", Object.assign(new Error("slow body"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
    }
    seen = socket.bytesRead;
  }, limits.bodyPatienceMs).unref();
  res.on("close", () => clearInterval(timer));
}

/** Left alone, Node would read all the rest to use the connection again. */
function takeNoMore(req: IncomingMessage, res: ServerResponse, lingerMs: number) {
  const { socket } = req;
  res.shouldKeepAlive = false;
  // From now on only as much comes in as somebody reads.
  req.read(0);
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (req.complete) return destroySoon();
    // A connection that is closed upon a sender takes the answer with it.
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
