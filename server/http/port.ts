import { createServer, type Server } from "node:net";
import { ConfigError } from "#config";

const inUse = (port: number, setting: string) =>
  new ConfigError(`Port ${port} is in use; stop the other program or choose another with ${setting}.`);

/** A rush of visitors waits in the kernel, instead of trying again seconds later. */
const backlog = 4096;

export function listen(server: Server, port: number, host: string | undefined, setting = "PORT"): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(inUse(port, setting));
      else if (error.code === "EACCES")
        reject(new ConfigError(`Port ${port} may not be opened by this user; choose one above 1023 with ${setting}.`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        reject(new ConfigError(`HOST ${host} is not an address of this machine.`));
      else reject(error);
    });
    server.listen({ port, backlog, ...(host ? { host } : {}) }, () => resolve());
  });
}

/** Says so before minutes are spent on preparing data. */
export async function portIsFree(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((done) => probe.close(done));
}
