/** Hides a banner that was dismissed, for browsers without script: an answer to the visitor's own cookie. */
export const bannerStylePath = (eventId: string): string => `/banner.css?e=${encodeURIComponent(eventId)}`;
/** Takes the form of the banner's closing button. */
export const bannerDismissPath = "/banner/dismiss";
