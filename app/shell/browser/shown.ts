let shown = "";
const here = () => location.pathname + location.search;

/** The page shows what its address says, or is about to; for whoever changes the address. */
export const noteShown = (): void => {
  shown = here();
};

/** A step through the history that leads to what is shown moves within the page alone. */
export const isShown = (): boolean => shown === here();
