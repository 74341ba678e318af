let enhance: (part: HTMLElement) => unknown = () => {};

/** `main.ts` says what has to be done to a part of the page that was put into it. */
export const onFreshPart = (run: (part: HTMLElement) => unknown): void => {
  enhance = run;
};

/** Markup of the server came into the page: what it asks of plain script is done. */
export const freshPart = (part: HTMLElement): unknown => enhance(part);
