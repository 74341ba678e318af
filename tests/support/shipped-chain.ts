import { fileURLToPath } from "node:url";
import { type ChainFolder, readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";

/** Tests speak for a chain of their own, whatever a person's settings name and whatever stands in the shipped folder. */
const root = fileURLToPath(new URL("../..", import.meta.url));
/** Of the process: every file begins with the same chain, and nobody writes into what was read. */
const held = globalThis as typeof globalThis & { $shippedChain?: Promise<ChainFolder> };
held.$shippedChain ??= readChainFolder(`${root}tests/chain`, root);
keepChain(await held.$shippedChain);
