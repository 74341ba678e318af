import { readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";

/** Tests speak for the chain that is shipped, whatever a person's own settings name. */
const root = new URL("../..", import.meta.url).pathname;
keepChain(await readChainFolder(`${root}chain`, root));
