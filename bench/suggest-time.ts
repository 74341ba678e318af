import { readConfig } from "#config";
import { builtAssets } from "#server/http/assets.ts";
import { closeServices, openServices } from "#server/open-services.ts";

/** Once over for the compiler, then once to be counted. */
const rounds = 2;

/**
 * The processor's milliseconds that the server takes for each line, alone in its process: what else the machine does falls
 * on nobody.
 */
export async function suggestTimes(lines: readonly string[]): Promise<number[]> {
  const config = readConfig();
  const services = await openServices(config, await builtAssets(config.root), new Map(), () => {});
  try {
    let times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times = lines.map((line, at) => {
        const before = process.threadCpuUsage();
        JSON.stringify(services.suggest(line, at % 2 === 0 ? "es" : "en"));
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000;
      });
    return times;
  } finally {
    await closeServices(services);
  }
}
