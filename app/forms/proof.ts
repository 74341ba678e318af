/** How far the human check has come. */
export type Proof = {
  /** Sent with the form; empty: the form goes as it does without script, by the age of the page's token. */
  answer: string;
  /** Whether the form may be sent. */
  ready: boolean;
  /** The check has made way for the button. */
  focus?: true;
};

/** The button waits for the visitor. */
export const waiting: Proof = { answer: "", ready: false };
/** The check cannot be made here, or is not there yet. */
export const unproven: Proof = { answer: "", ready: true };

export type CheckProps = {
  id: string;
  error: string | undefined;
  /** Counts the answers that were spent: with each the check begins anew. */
  round: number;
  onProof(proof: Proof): void;
};
