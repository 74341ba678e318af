import { createFairWork } from "#server/http/fair-work.ts";
import { createFileCache } from "./file-cache.ts";

type Options = { limitBytes: number; atOnce: number; mostWaiting: number };
export type Asker = { network: string; gone: AbortSignal };

/**
 * Files that are kept, or made when it is the asker's turn. Whoever asks for the same file waits in a line of their own:
 * nobody's file stands behind all that another network asked for.
 */
export function createFairFiles(folder: string, { limitBytes, ...making }: Options) {
  const files = createFileCache(folder, limitBytes);
  const share = createFairWork(making);
  return async (name: string, { network, gone }: Asker, make: () => Promise<Buffer>): Promise<Buffer> =>
    (await files.find(name)) ?? share(network, () => files.get(name, make), gone);
}
