const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text or an attribute value inside a drawing. */
export const xmlText = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
