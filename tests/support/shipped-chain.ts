import { readChain } from "#content/chain/read-chain.ts";
import { keepChainFacts } from "#content/chain-facts.ts";

/** Tests speak for the chain that is shipped, whatever a person's own settings name. */
keepChainFacts(await readChain(new URL("../../chain", import.meta.url).pathname));
