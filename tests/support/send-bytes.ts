import { connect } from "node:net";

/** Sends bytes as they are to this machine; all that came back when the server has closed the connection. */
export const sendBytes = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let got = "";
    socket.on("data", (part) => (got += part.toString("latin1")));
    socket.on("error", () => resolve(got));
    socket.on("close", () => resolve(got));
  });
