/**
 * The classes of what a saved yard shows. The server draws none of it, for it is on the device: the page names them, so that
 * their rules come with it and no yard waits for the whole sheet. The drawing, which comes after the cars, brings that.
 */
export const drawnClasses = [
  "ly__title lead btn btn--line btn--44 btns icon now now--open now--shut find-bar find-bar--two field input",
  "ly ly__list ly__row adds add sr no-print mb-4 mt-3 mt-4 mt-5",
].join(" ");
