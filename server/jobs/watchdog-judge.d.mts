type Clocks = { now: number; waitedMs: number };

export function createJudge(
  limitMs: number,
  everyMs: number,
  start: Clocks,
): (look: Clocks & { beat: number; debugged: boolean }) => boolean;
