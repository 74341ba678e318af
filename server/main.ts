import { reasonNotStarted } from "./reason-not-started.ts";
import { serve } from "./serve.ts";
import { joinSiblings } from "./workers/siblings.ts";

/** Starts everything; what a person can set right ends with one sentence. */
export async function main() {
  try {
    return await serve(joinSiblings((line) => console.error(line)));
  } catch (thrown) {
    console.error(reasonNotStarted(thrown));
    process.exit(1);
  }
}
