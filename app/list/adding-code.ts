/** What a button of an island needs of the list, in one file to be fetched. */
export { isListed, toggle } from "./addition.ts";
export { countAll } from "./changes.ts";
export { keepYardSoon } from "./keep-yard.ts";
export { changeBook, getBook, subscribe } from "./list-store.ts";
