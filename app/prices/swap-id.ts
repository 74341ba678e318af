/** The part of the page that an answer replaces: the search field and all below it. */
export const swapId = "prices";
