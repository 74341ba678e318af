const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text or an attribute's value inside HTML or XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] as string);
