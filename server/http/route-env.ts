import type { IncomingMessage } from "node:http";
import type { KnownAddress } from "#render/known-address.ts";
import type { Answer } from "#render/page-cache.ts";

/** Makes an answer when it is this visitor's turn; whoever gets none is told so. For what is made after a body came. */
export type InTurn = (make: () => Answer | Promise<Answer>) => Promise<Answer>;

export type Env = {
  /** `counted` is filled in here: the name under which figures count the request. */
  Bindings: {
    incoming: IncomingMessage;
    requestId: string;
    origin: string;
    /** Of the visitor: what is dear is shared fairly between them. */
    network: string;
    inTurn: InTurn;
    known: KnownAddress | undefined;
    counted: { route: string };
  };
  Variables: Record<string, never>;
};
