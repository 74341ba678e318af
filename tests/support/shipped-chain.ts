import { fileURLToPath } from "node:url";
import { readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";

/** Tests speak for a chain of their own, whatever a person's settings name and whatever stands in the shipped folder. */
const root = fileURLToPath(new URL("../..", import.meta.url));
keepChain(await readChainFolder(`${root}tests/chain`, root));
