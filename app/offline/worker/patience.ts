/** With poor signal whoever has the page sees it after this, and then what the network brings. */
export const patienceMs = 3_000;

export const wait = (ms: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), ms));
