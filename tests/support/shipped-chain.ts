import { readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";

/** Tests speak for a chain of their own, whatever a person's settings name and whatever stands in the shipped folder. */
const root = new URL("../..", import.meta.url).pathname;
keepChain(await readChainFolder(`${root}tests/chain`, root));
