export type Motion = {
  /** The visitor asked for less motion. */
  calm: boolean;
  /** The tab is not in view. */
  hidden: boolean;
  /** Previous, Next, a number, a swipe or Pause: for good, until Play. */
  stopped: boolean;
  /** Play was pressed, with the pointer or focus still here. */
  forced: boolean;
  over: boolean;
  inside: boolean;
};

export const isRunning = ({ calm, hidden, stopped, forced, over, inside }: Motion): boolean =>
  !calm && !hidden && !stopped && (forced || !(over || inside));

export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;
