/** A folder that cannot be taken as it is; the message lists everything that is wrong, a line each. */
export class ChainError extends Error {
  override name = "ChainError";
}
