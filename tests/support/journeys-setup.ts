import { startServers } from "./start-server.ts";

/** Starts the servers before the journeys and stops them after. */
export default async function setup() {
  const { stop, ...servers } = await startServers();
  process.env.TEST_SERVERS = JSON.stringify(servers);
  return stop;
}
