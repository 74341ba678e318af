/** What the site signs with. */
export type Secrets = {
  signing(): string;
  /** Those whose signatures hold, the newest first. */
  good(): readonly string[];
};

export const oneSecret = (secret: string): Secrets => ({ signing: () => secret, good: () => [secret] });
