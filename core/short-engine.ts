/** "2.4L I4 DOHC 16V" is told apart by its first two words. */
export const shortEngine = (engine: string): string => engine.split(" ", 2).join(" ");
