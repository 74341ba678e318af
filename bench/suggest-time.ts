import { readConfig } from "#config";
import { builtAssets } from "#server/http/assets.ts";
import { openServices } from "#server/open-services.ts";
import { alone } from "#server/workers/siblings.ts";

/** Once over for the compiler, then to be counted; each line often, for kernels count the processor's time in steps of 4 ms. */
const rounds = [1, 25];

/**
 * The processor's milliseconds that the server takes for each line, alone in its process: what else the machine does falls
 * on nobody.
 */
export async function suggestTimes(lines: readonly string[]): Promise<number[]> {
  const config = readConfig();
  const services = await openServices(config, await builtAssets(config.root), new Map(), alone());
  try {
    let times: number[] = [];
    for (const often of rounds)
      times = lines.map((line, at) => {
        const before = process.threadCpuUsage();
        for (let time = 0; time < often; time++) JSON.stringify(services.suggest(line, at % 2 === 0 ? "es" : "en"));
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000 / often;
      });
    return times;
  } finally {
    await services.close();
  }
}
