export function createJudge(
  everyMs: number,
  most: number,
  start: number,
): (now: number, beat: number, debugged: boolean) => boolean;
