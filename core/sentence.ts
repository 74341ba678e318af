/** With the point that ends it; "5 p. m." brings its own. */
export const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
