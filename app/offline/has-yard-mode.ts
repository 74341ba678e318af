/** A site without yard mode has no worker, and no page that would show what a device kept for it. */
export const hasYardMode = (): boolean => document.querySelector("link[rel=manifest]") !== null;
