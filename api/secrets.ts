/** What the site signs with. */
export type Secrets = {
  signing(): string;
  /** Those whose signatures hold, the newest first. */
  good(): readonly string[];
};
